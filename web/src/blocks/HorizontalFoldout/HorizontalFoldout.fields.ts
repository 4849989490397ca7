import { type ValuesOf, list, picture, richText, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'How it unfolds' }),
  panels: list(
    'Panels',
    {
      title: text('Title', { max: 120 }),
      text: richText('Text', { hide: ['headers'] }),
      image: picture('Picture', { desktop: { width: 900, height: 1100 } }),
    },
    { rowLabel: 'Panel', max: 6 },
  ),
};
export type HorizontalFoldoutValues = ValuesOf<typeof fields>;

export const horizontalFoldoutBlock = declareBlock({
  componentType: 'HorizontalFoldout',
  label: 'Horizontal foldout',
  fields,
});
