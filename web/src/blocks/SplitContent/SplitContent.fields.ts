import { type ValuesOf, contents, number, toggle } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  width: number(
    'Width of the first column',
    { min: 0, max: 10 },
    { initial: 6, hint: 'Columns of 12. Ignored when the gap is in pixels.' },
  ),
  gap: number(
    'Gap',
    { min: 0, max: 5, maxWith: { toggle: 'usePixelGap', max: 6 } },
    { initial: 1, hint: 'Columns of 12; in pixels, the steps are 4, 16, 24, 32, 48 and 64.' },
  ),
  usePixelGap: toggle('Gap in pixels'),
  'reverse.desktop': toggle('Swap the columns on wide screens'),
  'reverse.mobile': toggle('Swap the columns on small screens'),
  matchHeight: toggle('Same height'),
  left: contents('First column', { blacklist: ['SplitContent', 'NewsCarousel', 'UpNext', 'FocusCtaBlock'] }),
  right: contents('Second column', { blacklist: ['SplitContent', 'NewsCarousel', 'UpNext', 'FocusCtaBlock'] }),
};
export type SplitContentValues = ValuesOf<typeof fields>;

export const splitContentBlock = declareBlock({
  componentType: 'SplitContent',
  label: 'Split content',
  fields,
});
