import { type ValuesOf, list, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'By numbers' }),
  items: list(
    'Numbers',
    {
      prefix: text('Before it', { max: 10 }),
      number: text('Number', { max: 20 }),
      suffix: text('After it', { max: 10 }),
      description: text('What it counts', { max: 200 }),
    },
    { rowLabel: 'Number', max: 8 },
  ),
};
export type ByNumbersValues = ValuesOf<typeof fields>;

export const byNumbersBlock = declareBlock({
  componentType: 'ByNumbers',
  label: 'By numbers',
  fields,
});
