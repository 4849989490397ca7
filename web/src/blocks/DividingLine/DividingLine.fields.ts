import { type ValuesOf, choice, optionsOf } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  look: choice('Look', optionsOf({ leaf: 'Leaf edge', line: 'Thin line' })),
};
export type DividingLineValues = ValuesOf<typeof fields>;

export const dividingLineBlock = declareBlock({
  componentType: 'DividingLine',
  label: 'Dividing line',
  fields,
});
