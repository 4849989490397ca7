import { computeTrigrams } from './trigrams.ts';
import { trigramFilter } from './trigram-filter.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

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
