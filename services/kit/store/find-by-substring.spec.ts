import { findBySubstring } from './find-by-substring.ts';
import { computeTrigrams } from './trigrams.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

const all = Array.from({ length: 500 }, (_, n) => ({
  _id: `r${n}`,
  open: n % 5 !== 0,
  name: `${n % 2 === 0 ? 'even' : 'odd'} ${n}`,
  note: n % 100 === 3 ? 'Rarely said' : 'Often said',
  at: String((n * 7919) % 250).padStart(3, '0'),
}));
type Row = (typeof all)[number] & { grams: string[] };

describe('a search for a substring', () => {
  const stores = openSqlite(':memory:');
  const rows = stores.collection<Row>({
    name: 'rows',
    indexes: [{ fields: ['open', 'at', '_id', 'name', 'note'] }, { fields: ['grams'], each: 'grams' }],
    counts: [{ fields: ['open'] }],
  });
  beforeAll(async () => {
    for (const row of all) await rows.insert({ ...row, grams: computeTrigrams(row.name, row.note) });
  });
  afterAll(() => stores.close());

  test.each(['', 'RARELY', 'often', 'odd 3', 'od', 'nowhere'])(
    'finds all matches, counted, in order and in pages: %j',
    async (text) => {
      const meant = all
        .filter(
          ({ open, name, note }) => open && [name, note].some((one) => one.toLowerCase().includes(text.toLowerCase())),
        )
        .sort((a, b) => (a.at + a._id < b.at + b._id ? -1 : 1))
        .map(({ _id }) => _id);
      for (const direction of ['asc', 'desc'] as const)
        for (const skip of [0, 3, 1000]) {
          const ids = direction === 'asc' ? meant : meant.toReversed();
          const search = {
            filter: { open: true },
            text,
            fields: ['name', 'note'] as ('name' | 'note')[],
          };
          const { found, total } = await findBySubstring(rows, 'grams', {
            ...search,
            sort: { by: 'at', value: ({ at }) => at, direction },
            skip,
            limit: 5,
          });
          expect(total).toBe(meant.length);
          expect(found.map(({ _id }) => _id)).toEqual(ids.slice(skip, skip + 5));
        }
    },
  );
});
