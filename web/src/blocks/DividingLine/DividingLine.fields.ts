import { type ValuesOf, choice } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  look: choice('Look', [
    { value: 'leaf', text: 'Leaf edge' },
    { value: 'line', text: 'Thin line' },
  ]),
};
export type DividingLineValues = ValuesOf<typeof fields>;

export const dividingLineBlock = declareBlock({
  componentType: 'DividingLine',
  label: 'Dividing line',
  fields,
});
