import { type ValuesOf, choice, link, richText, text } from '../../fields/field.ts';
import { declareBlock } from '../declaration.ts';

const fields = {
  title: text('Title', { initial: 'Cover for those who serve' }),
  text: richText('Text', { hide: ['headers'] }),
  link: link('Button'),
  foreground: choice('Foreground image', [
    { value: 'soldier', text: 'Soldier' },
    { value: 'businessman', text: 'Businessman' },
  ]),
};
export type FocusCtaBlockValues = ValuesOf<typeof fields>;

export const focusCtaBlock = declareBlock({
  componentType: 'FocusCtaBlock',
  label: 'Focus call to action',
  about: 'A person on a golden background, and one button.',
  fields,
});
