import { newItem } from '../new-item.ts';
import { splitContentBlock } from './SplitContent.fields.ts';
import { columnsOf, shareOf, percent } from './SplitContent.tsx';

test('six of twelve is half of the row', () => {
  expect(columnsOf(6, 0, false)).toEqual({ first: '50%', second: '50%', gap: '0%' });
});

test.each([
  [6, 1, 6, 5],
  [4, 2, 4, 6],
  [0, 0, 0, 12],
  [10, 2, 10, 0],
  [10, 5, 10, 0],
  [12, 9, 10, 0],
  [Number.NaN, -3, 0, 12],
])('a width of %d and a gap of %d give columns of %d and %d', (width, gap, first, second) => {
  expect(columnsOf(width, gap, false)).toMatchObject({ first: percent(first), second: percent(second) });
});

test('columns and gap are never wider than the row', () => {
  for (let width = 0; width <= 10; width++)
    for (let gap = 0; gap <= 5; gap++) {
      const parts = Object.values(columnsOf(width, gap, false)).map(Number.parseFloat);
      expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(100, 3);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    }
});

test.each([
  [1, '4px', 'calc(50% - 2px)'],
  [2, '16px', 'calc(50% - 8px)'],
  [3, '24px', 'calc(50% - 12px)'],
  [4, '32px', 'calc(50% - 16px)'],
  [5, '48px', 'calc(50% - 24px)'],
  [6, '64px', 'calc(50% - 32px)'],
])('a gap in pixels of step %i is %s, and both columns are %s', (step, gap, column) => {
  expect(columnsOf(4, step, true)).toEqual({ first: column, second: column, gap });
});

test('a new one has the default settings', () => {
  expect(Object.keys(newItem(splitContentBlock, 'k')).sort()).toEqual(
    ['componentType', 'gap', 'key', 'left', 'matchHeight', 'reverse', 'right', 'usePixelGap', 'width'].sort(),
  );
  expect(newItem(splitContentBlock, 'k').reverse).toEqual({ desktop: false, mobile: false });
});

test.each([
  [6, 0, false, [0.5, 0.5]],
  [4, 1, false, [0.333333, 0.583333]],
  [0, 0, false, [0, 1]],
  [6, 2, true, [0.5, 0.5]],
])('of %d twelfths with the gap %d, in pixels: %s, pictures get the shares %j', (width, gap, usePixelGap, shares) => {
  const { first, second } = columnsOf(width, gap, usePixelGap);
  expect([first, second].map((column) => Number(shareOf(column).toFixed(6)))).toEqual(shares);
});
