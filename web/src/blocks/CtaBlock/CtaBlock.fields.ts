import { type ValuesOf, choice, link, optionsOf, picture, richText, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'Talk it through with us' }),
  text: richText('Text', { hide: ['headers'] }),
  link: link('Button'),
  secondLink: link('Second link'),
  image: picture(
    'Picture',
    { desktop: { width: 1200, height: 900 } },
    { initial: { imageId: 'static:shape-arches', alt: '' } },
  ),
  look: choice('Look', optionsOf({ panel: 'Panel', strip: 'Strip without a picture', gold: 'On gold' })),
};
export type CtaBlockValues = ValuesOf<typeof fields>;

export const ctaBlock = declareBlock({ componentType: 'CtaBlock', label: 'Call to action', fields });

const buttonFields = {
  link: link('Button'),
  look: choice('Look', optionsOf({ full: 'Filled', outline: 'Outlined', accent: 'Gold' })),
  align: choice('Alignment', optionsOf({ start: 'On the left', center: 'In the middle', end: 'On the right' })),
};
export type CtaButtonValues = ValuesOf<typeof buttonFields>;

export const ctaButtonBlock = declareBlock({ componentType: 'CtaButton', label: 'Button', fields: buttonFields });
