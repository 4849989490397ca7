import { type ValuesOf, choice } from '../../fields/field.ts';
import { defineBlock } from '../block.ts';
import { DividingLine } from './DividingLine.tsx';

const fields = {
  look: choice('Look', [
    { value: 'leaf', text: 'Leaf edge' },
    { value: 'line', text: 'Thin line' },
  ]),
};
export type DividingLineValues = ValuesOf<typeof fields>;

export const dividingLineBlock = defineBlock({
  componentType: 'DividingLine',
  label: 'Dividing line',
  about: 'A rest between two parts of a page.',
  fields,
  View: DividingLine,
});
