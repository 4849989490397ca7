import { type ValuesOf, richText } from '../../fields/field.ts';
import { declareBlock } from '../declaration.ts';

const fields = { text: richText('Text', { hide: ['headers', 'lists'] }) };
export type FormattedTextValues = ValuesOf<typeof fields>;

export const formattedTextBlock = declareBlock({
  componentType: 'FormattedText',
  label: 'Formatted text',
  about: 'An introduction in larger type.',
  fields,
});
