import { loadFound, MAX_SELECTED, rowsBetween } from './use-selection.ts';

const rows = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }));
const between = (from: string, to: string) => rowsBetween(rows, from, { _id: to }).map(({ _id }) => _id);

test('a range has both of its ends, in either direction', () => {
  expect(between('b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between('d', 'b')).toEqual(['b', 'c', 'd']);
  expect(between('c', 'c')).toEqual(['c']);
});

test('a range is one row if its beginning is not shown', () => {
  expect(between('', 'c')).toEqual(['c']);
  expect(between('gone', 'c')).toEqual(['c']);
});

test('all found rows are loaded page by page, up to the maximum', async () => {
  const pages: number[] = [];
  const load = (total: number) =>
    loadFound(({ page, size }) => {
      pages.push(page);
      const count = Math.min(size, total - (page - 1) * size);
      return Promise.resolve({ rows: Array.from({ length: count }, (_, index) => (page - 1) * size + index), total });
    });
  expect((await load(130)).rows).toHaveLength(130);
  expect(pages).toEqual([1, 2]);
  const { rows: first, total } = await load(9999);
  expect([first.length, total]).toEqual([MAX_SELECTED, 9999]);
});
