import type { Collection, Filter, FindOptions, Stores } from '../store.ts';

interface Row {
  _id: string;
  type: string | null;
  at?: string;
  keys?: { tags?: unknown; words?: string[] };
}

const documents: Row[] = [
  { _id: 'a', type: 'news', at: '2026-01-01', keys: { tags: ['x', 'y'], words: ['one', 'two'] } },
  { _id: 'b', type: 'news', at: '2026-03-01', keys: { tags: ['x', 'x'], words: ['one'] } },
  { _id: 'c', type: 'event', at: '2026-02-01', keys: { tags: ['x', 7, true, null], words: ['one', 'two', 'three'] } },
  { _id: 'd', type: 'news', keys: { tags: ['x'] } },
  { _id: 'e', type: null, at: '2026-04-01', keys: { tags: ['x'], words: [] } },
  { _id: 'f', type: 'news', at: '2026-05-01', keys: { tags: 'x' } },
  { _id: 'g', type: 'news', at: '2026-06-01', keys: { tags: [{ x: 'x' }] } },
];

export function listFeatures(open: () => Promise<Stores>): void {
  const indexes = [
    { fields: ['type', 'keys.tags', 'at'], each: 'keys.tags' },
    { fields: ['keys.words'], each: 'keys.words' },
  ];

  describe.each([
    ['indexed by item', indexes],
    ['that is not indexed', []],
  ])('a list %s', (_, declared) => {
    let stores: Stores;
    let rows: Collection<Row>;

    beforeEach(async () => {
      stores = await open();
      rows = stores.collection<Row>({ name: 'lists', indexes: declared });
      for (const document of documents) await rows.insert(document);
    });
    afterEach(() => stores.close());

    const found = async (filter: Filter, options: FindOptions = {}) => {
      const ids = (await rows.find(filter, options)).map(({ _id }) => _id);
      if (Object.keys(options).length === 0) expect(await rows.count(filter)).toBe(ids.length);
      return (options.sort ? ids : ids.toSorted()).join('');
    };

    test('matches a document once if the list contains the item', async () => {
      expect(await found({ 'keys.tags': { has: 'x' } })).toBe('abcde');
      expect(await found({ 'keys.tags': { has: 7 } })).toBe('c');
      expect(await found({ 'keys.tags': { has: '7' } })).toBe('');
      expect(await found({ 'keys.tags': { has: true } })).toBe('c');
      expect(await found({ 'keys.tags': { has: null } })).toBe('c');
    });

    test('matches lists with several items', async () => {
      expect(await found({ 'keys.words': { has: ['two', 'one'] } })).toBe('ac');
      expect(await found({ 'keys.words': { has: ['three', 'one', 'two'] } })).toBe('c');
      expect(await found({ 'keys.words': { has: ['one'] }, 'keys.tags': { has: 'y' } })).toBe('a');
      expect(await found({ any: [{ 'keys.words': { has: 'three' } }, { 'keys.tags': { has: 'y' } }] })).toBe('ac');
    });

    test('can be filtered, sorted and paged like other fields', async () => {
      const tagged = { 'keys.tags': { has: 'x' } };
      const sort = { at: 'desc' as const };
      expect(await found({ type: 'news', ...tagged }, { sort })).toBe('bad');
      expect(await found(tagged, { sort, skip: 1, limit: 3 })).toBe('bca');
      expect(await found({ ...tagged, type: null }, {})).toBe('e');
      expect(await found({ ...tagged, type: { in: ['event', null] } }, {})).toBe('ce');
      expect(await found({ ...tagged, at: { lt: '2026-02-02' } }, { sort })).toBe('ca');
      expect(await found({ ...tagged, at: { empty: true } })).toBe('d');
      expect(await found({ ...tagged, at: { ne: null }, type: { contains: 'EW' } })).toBe('ab');
      expect(await found({ ...tagged, at: null })).toBe('d');
    });

    test('follows every write', async () => {
      await rows.replace({ _id: 'a', type: 'news', at: '2027-01-01', keys: { tags: ['y', 'z'], words: ['four'] } });
      await rows.replace({ _id: 'b', type: 'news', at: '2020-03-01', keys: { tags: ['x'], words: ['one'] } });
      await rows.delete('c');
      await rows.insert({ _id: 'h', type: 'news', at: '2026-01-01', keys: { tags: ['x'], words: ['one'] } });
      expect(await found({ type: 'news', 'keys.tags': { has: 'x' } }, { sort: { at: 'desc' } })).toBe('hbd');
      expect(await found({ 'keys.tags': { has: 'z' } })).toBe('a');
      expect(await found({ 'keys.words': { has: 'two' } })).toBe('');
      expect(await found({ 'keys.words': { has: 'one' } })).toBe('bh');
    });

    test('is counted up to the given limit', async () => {
      expect(await rows.count({ 'keys.tags': { has: 'x' } }, { upTo: 3 })).toBe(3);
      expect(await rows.count({ type: 'event' }, { upTo: 3 })).toBe(1);
      expect(await rows.count({}, { upTo: 0 })).toBe(0);
      await expect(rows.count({}, { upTo: -1 })).rejects.toMatchObject({ code: 'invalid' });
    });
  });
}
