import { type ValuesOf, text } from '../../fields/field.ts';
import { defineBlock } from '../block.ts';
import { TextView } from './Text.tsx';

const fields = { text: text('Text', { multiline: true, max: 5000 }) };
export type TextValues = ValuesOf<typeof fields>;

export const textBlock = defineBlock({
  componentType: 'Text',
  label: 'Text',
  about: 'A plain paragraph.',
  fields,
  View: TextView,
});
