import { type ValuesOf, text } from '../../fields/field.ts';
import { declareBlock } from '../declaration.ts';

const fields = { text: text('Text', { multiline: true, max: 5000 }) };
export type TextValues = ValuesOf<typeof fields>;

export const textBlock = declareBlock({
  componentType: 'Text',
  label: 'Text',
  about: 'A plain paragraph.',
  fields,
});
