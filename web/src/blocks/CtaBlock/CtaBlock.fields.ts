import { type ValuesOf, choice, link, picture, richText, text } from '../../fields/field.ts';
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
  look: choice('Look', [
    { value: 'panel', text: 'Panel' },
    { value: 'strip', text: 'Strip without a picture' },
    { value: 'gold', text: 'On gold' },
  ]),
};
export type CtaBlockValues = ValuesOf<typeof fields>;

export const ctaBlock = declareBlock({ componentType: 'CtaBlock', label: 'Call to action', fields });

const buttonFields = {
  link: link('Button'),
  look: choice('Look', [
    { value: 'full', text: 'Filled' },
    { value: 'outline', text: 'Outlined' },
    { value: 'accent', text: 'Gold' },
  ]),
  align: choice('Alignment', [
    { value: 'start', text: 'On the left' },
    { value: 'center', text: 'In the middle' },
    { value: 'end', text: 'On the right' },
  ]),
};
export type CtaButtonValues = ValuesOf<typeof buttonFields>;

export const ctaButtonBlock = declareBlock({ componentType: 'CtaButton', label: 'Button', fields: buttonFields });
