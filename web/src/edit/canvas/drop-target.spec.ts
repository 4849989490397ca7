import { findDropTarget } from './drop-target.ts';

const list = { path: ['contents'], box: { left: 0, top: 0, width: 600, height: 300 } };
const column = ['a', 'b', 'c'].map((key, at) => ({ key, box: { left: 0, top: at * 100, width: 600, height: 100 } }));
const row = ['a', 'b', 'c'].map((key, at) => ({ key, box: { left: at * 200, top: 0, width: 200, height: 300 } }));

describe('a block dropped on a list', () => {
  test.each([
    [10, null],
    [60, 'a'],
    [140, 'a'],
    [160, 'b'],
    [290, 'c'],
    [900, 'c'],
  ])('lands at the nearest gap of a column: at %d after %s', (y, after) => {
    expect(findDropTarget(list, column, { x: 300, y }).after).toBe(after);
  });

  test.each([
    [10, null],
    [190, 'a'],
    [310, 'b'],
    [590, 'c'],
  ])('lands at the nearest gap of a row: at %d after %s', (x, after) => {
    expect(findDropTarget(list, row, { x, y: 150 }).after).toBe(after);
  });

  test('lands first in an empty list', () => {
    expect(findDropTarget(list, [], { x: 10, y: 10 })).toMatchObject({ list: ['contents'], after: null });
  });
});
