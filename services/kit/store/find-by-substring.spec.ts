import { openSqlite } from './sqlite/open-sqlite.ts';
import { type IndexedTexts, indexTexts, substringIndex } from './substring-index.ts';

const all = Array.from({ length: 500 }, (_, n) => ({
  _id: `r${n}`,
  open: n % 5 !== 0,
  name: `${n % 2 === 0 ? 'even' : 'odd'} ${n}`,
  note: n % 100 === 3 ? 'Rarely said' : 'Often said',
  at: String((n * 7919) % 250).padStart(3, '0'),
}));
type Row = (typeof all)[number] & IndexedTexts;

describe('a search for a substring', () => {
  const stores = openSqlite(':memory:');
  const rows = stores.collection<Row>({
    name: 'rows',
    indexes: [{ fields: ['open', 'at', '_id', substringIndex.folded] }, substringIndex.spec],
    counts: [{ fields: ['open'] }],
  });
  beforeAll(async () => {
    for (const row of all) await rows.insert({ ...row, ...indexTexts(row.name, row.note) });
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
          const { found, total } = await substringIndex.find(rows, {
            filter: { open: true },
            text,
            sort: { by: 'at', value: ({ at }) => at, direction },
            skip,
            limit: 5,
          });
          expect(total).toBe(meant.length);
          expect(found.map(({ _id }) => _id)).toEqual(ids.slice(skip, skip + 5));
        }
    },
  );

  test.each([
    ['Köln', 'Büro-Köln.jpeg'.normalize('NFD')],
    ['koln', 'Büro-Köln.jpeg'.normalize('NFD')],
    ['Köln'.normalize('NFD'), 'Büro-Köln.jpeg'],
    ['cafe', 'CAFÉ'],
    ['café', 'Cafe'],
    ['kö', 'Köln'.normalize('NFD')],
    ['STRASSE', 'Hauptstraße'],
    ['οδος', 'ΟΔΟΣΗΜΑ'],
    ['Überblick', 'U\u0308ber\u00adblick'],
    ['か\u3099', 'が'],
  ])('finds %j in %j, in few and in many documents', async (text, name) => {
    const { _id, ...row } = { ...all[1]!, ...indexTexts(name), at: '' };
    await rows.insert({ _id: name, ...row });
    for (const filter of [{}, { open: true }, await substringIndex.selectiveFilter(rows, text)])
      expect(await rows.find({ ...filter, ...substringIndex.contains(text) })).toMatchObject([{ _id: name }]);
    await rows.delete(name);
  });
});
