import { type ValuesOf, richText } from '../../fields/field.ts';
import { defineBlock } from '../block.ts';
import { RichTextView } from './RichText.tsx';

const fields = { text: richText('Text') };
export type RichTextValues = ValuesOf<typeof fields>;

export const richTextBlock = defineBlock({
  componentType: 'RichText',
  label: 'Rich text',
  about: 'Headings, paragraphs, lists and links.',
  fields,
  View: RichTextView,
});
