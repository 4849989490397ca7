import { type ValuesOf, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  id: text('Name', { max: 60, indexed: false, hint: 'Anchor links use this name.' }),
};
export type AnchorValues = ValuesOf<typeof fields>;

export const anchorBlock = declareBlock({
  componentType: 'Anchor',
  label: 'Anchor',
  fields,
});
