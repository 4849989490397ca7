import { type ValuesOf, link, text } from '../../fields/field.ts';
import { declareBlock } from '../declaration.ts';

const fields = {
  title: text('Title', { initial: 'Ready when you are' }),
  text: text('Text', { multiline: true, max: 1000 }),
  link: link('Button'),
};
export type GeneralCtaValues = ValuesOf<typeof fields>;

export const generalCtaBlock = declareBlock({
  componentType: 'GeneralCta',
  label: 'General call to action',
  about: 'One line and one button across the page.',
  fields,
});
