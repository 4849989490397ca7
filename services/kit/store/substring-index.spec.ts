import {
  selectQueryTrigrams,
  computeTrigrams,
  trigramFilter,
  type IndexedTexts,
  indexTexts,
  substringIndex,
} from './substring-index.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

test('a text has its trigrams, ignoring case, each once', () => {
  expect(computeTrigrams('Ärger', 'GER')).toEqual(['ärg', 'rge', 'ger']);
  expect(computeTrigrams('ab', '', undefined)).toEqual([]);
  expect(computeTrigrams('🔑🌏x')).toEqual(['🔑🌏x']);
});

test('a long text is searched by some of its trigrams', () => {
  const selected = selectQueryTrigrams('abcdefghijklmnopqrstuvwxyz0123456789');
  expect(selected).toHaveLength(12);
  expect(computeTrigrams('abcdefghijklmnopqrstuvwxyz0123456789')).toEqual(expect.arrayContaining(selected));
  expect(selectQueryTrigrams('leave')).toEqual(['lea', 'eav', 'ave']);
});

test('a text has the trigrams of all its substrings', async () => {
  const stores = openSqlite(':memory:');
  const rows = stores.collection<{ _id: string; text: string }>({ name: 'rows' });
  const letters = new Set(
    'aAsS\u017fß\u1e9ekK\u212aå\u00c5\u212b\u00b5\u03bc\u039cςσΣiI\u0131\u0130\u01c4\u01c5\u01c6θ\u03d1Θ\u03f4éÉ*?[',
  );
  for (const letter of letters) await rows.insert({ _id: letter, text: `x${letter}y` });
  for (const letter of letters) {
    const selected = `X${letter}Y`;
    for (const { text } of await rows.find({ text: { contains: selected } }))
      expect(computeTrigrams(text)).toEqual(expect.arrayContaining(selectQueryTrigrams(selected)));
  }
  await stores.close();
});

describe('a search by trigrams', () => {
  const stores = openSqlite(':memory:');
  const rows = stores.collection<{ _id: string; text: string; grams: string[] }>({
    name: 'rows',
    indexes: [{ fields: ['grams'], each: 'grams' }],
  });
  beforeAll(async () => {
    for (let n = 0; n < 1200; n++) {
      const text = `common text ${n % 2 === 0 ? 'even' : 'odd'} ${n}`;
      await rows.insert({ _id: `r${n}`, text, grams: computeTrigrams(text) });
    }
  });
  afterAll(() => stores.close());

  const found = async (text: string) => {
    const few = await trigramFilter(rows, 'grams', text);
    return few && (await rows.find({ ...few, text: { contains: text } })).map(({ _id }) => _id);
  };

  test('returns a filter if few documents can match', async () => {
    expect(await found('ODD 117')).toEqual(['r117', 'r1171', 'r1173', 'r1175', 'r1177', 'r1179']);
    expect(await found('nowhere')).toEqual([]);
    expect(await found('nowhere and of many more words than anybody types')).toEqual([]);
  });

  test('starts with the rarest trigram', async () => {
    const few = await trigramFilter(rows, 'grams', 'odd 117');
    expect(few).toMatchObject({ grams: { has: expect.arrayContaining(['odd']) } });
    expect((few!.grams as { has: string[] }).has[0]).toBe('117');
  });

  test('returns no filter if many match or the text is too short', async () => {
    expect(await found('common')).toBeNull();
    expect(await found('te')).toBeNull();
  });
});

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
