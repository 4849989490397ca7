import { type ValuesOf, choice, link, picture, richText, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const words = richText('Text', { hide: ['headers'] });
const button = link('Button');

const fields = {
  title: text('Title', { initial: 'Talk it through with us' }),
  text: words,
  link: button,
  secondLink: link('Second link'),
  image: picture(
    'Picture',
    { desktop: { width: 1200, height: 900 } },
    { initial: { imageId: 'static:hands', alt: '' } },
  ),
  look: choice('Look', [
    { value: 'panel', text: 'Panel' },
    { value: 'strip', text: 'Strip without a picture' },
    { value: 'gold', text: 'On gold' },
  ]),
};
export type CtaBlockValues = ValuesOf<typeof fields>;

export const ctaBlock = declareBlock({ componentType: 'CtaBlock', label: 'Call to action', fields });

const stripFields = {
  title: text('Title', { initial: 'Ready when you are' }),
  text: text('Text', { multiline: true, max: 1000 }),
  link: button,
};
export type GeneralCtaValues = ValuesOf<typeof stripFields>;

export const generalCtaBlock = declareBlock({
  componentType: 'GeneralCta',
  label: 'General call to action',
  fields: stripFields,
});

const goldFields = {
  title: text('Title', { initial: 'Cover for those who serve' }),
  text: words,
  link: button,
  foreground: choice('Foreground image', [
    { value: 'soldier', text: 'Soldier' },
    { value: 'businessman', text: 'Businessman' },
  ]),
};
export type FocusCtaBlockValues = ValuesOf<typeof goldFields>;

export const focusCtaBlock = declareBlock({
  componentType: 'FocusCtaBlock',
  label: 'Focus call to action',
  fields: goldFields,
});

const buttonFields = {
  link: button,
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
