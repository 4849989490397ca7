import { type ValuesOf, choice, link, list, optionsOf, picture, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'What we cover' }),
  introduction: text('Introduction', { multiline: true, max: 1000 }),
  columns: choice('Columns', optionsOf({ '2': 'Two', '3': 'Three', '4': 'Four' }), { initial: '3' }),
  cells: list(
    'Cells',
    {
      image: picture('Picture', { desktop: { width: 800, height: 800 } }),
      title: text('Title', { max: 160 }),
      text: text('Text', { multiline: true, max: 600 }),
      link: link('Link'),
    },
    { rowLabel: 'Cell', max: 24 },
  ),
};
export type ContentGridValues = ValuesOf<typeof fields>;

export const contentGridBlock = declareBlock({
  componentType: 'ContentGrid',
  label: 'Content grid',
  fields,
});
