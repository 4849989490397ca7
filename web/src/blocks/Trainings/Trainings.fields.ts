import { type ValuesOf, richText, text, trainingCategory } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'Trainings' }),
  text: richText('Text', { hide: ['headers'] }),
  category: trainingCategory('Training category', { hint: 'An area of the training service.' }),
  none: text('While there are none', { initial: 'There are no trainings just now.' }),
};
export type TrainingsValues = ValuesOf<typeof fields>;

export const trainingsBlock = declareBlock({
  componentType: 'Trainings',
  label: 'Trainings',
  fields,
});
