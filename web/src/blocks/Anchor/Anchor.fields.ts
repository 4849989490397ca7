import { type ValuesOf, text } from '../../fields/field.ts';
import { declareBlock } from '../declaration.ts';

const fields = {
  id: text('Name', { max: 60, indexed: false, hint: 'Links of the kind anchor lead here by this name.' }),
};
export type AnchorValues = ValuesOf<typeof fields>;

export const anchorBlock = declareBlock({
  componentType: 'Anchor',
  label: 'Anchor',
  about: 'An unseen place that links can lead to.',
  fields,
});
