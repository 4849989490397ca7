import { type ValuesOf, richText, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = { text: richText('Text') };
export type RichTextValues = ValuesOf<typeof fields>;

export const richTextBlock = declareBlock({ componentType: 'RichText', label: 'Rich text', fields });

export const textBlock = declareBlock({
  componentType: 'Text',
  label: 'Text',
  fields: { text: text('Text', { multiline: true, max: 5000 }) },
});

export const formattedTextBlock = declareBlock({
  componentType: 'FormattedText',
  label: 'Formatted text',
  fields: { text: richText('Text', { hide: ['headers', 'lists'] }) },
});
