import { type ValuesOf, richText } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = { text: richText('Text') };
export type RichTextValues = ValuesOf<typeof fields>;

export const richTextBlock = declareBlock({ componentType: 'RichText', label: 'Rich text', fields });
