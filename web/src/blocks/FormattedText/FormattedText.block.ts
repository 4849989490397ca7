import { type ValuesOf, richText } from '../../fields/field.ts';
import { defineBlock } from '../block.ts';
import { FormattedText } from './FormattedText.tsx';

const fields = { text: richText('Text', { hide: ['headers', 'lists'] }) };
export type FormattedTextValues = ValuesOf<typeof fields>;

export const formattedTextBlock = defineBlock({
  componentType: 'FormattedText',
  label: 'Formatted text',
  about: 'An introduction in larger letters.',
  fields,
  View: FormattedText,
});
