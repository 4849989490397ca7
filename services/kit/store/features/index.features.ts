import { DuplicateKey, type IndexSpec, type Stores } from '../store.ts';

interface Row {
  _id: string;
  a?: string;
  b?: { c: string };
}

/** `reopen` must open the same store again, as another process would. */
export function indexFeatures(reopen: (name: string) => Promise<Stores>): void {
  let name = '';
  let count = 0;
  beforeEach(() => (name = `release${++count}`));

  const withIndexes = async <T>(
    indexes: IndexSpec[],
    work: (rows: ReturnType<typeof open>) => Promise<T>,
  ): Promise<T> => {
    const stores = await reopen(name);
    const rows = open(stores, indexes);
    return work(rows).finally(() => stores.close());
  };
  const open = (stores: Stores, indexes: IndexSpec[]) => stores.collection<Row>({ name: 'rows', indexes });
  const unique = (...fields: string[]): IndexSpec => ({ fields, unique: true });

  test('a unique index that is no longer declared refuses nothing', async () => {
    await withIndexes([unique('a')], async (rows) => {
      await rows.insert({ _id: '1', a: 'x' });
      await expect(rows.insert({ _id: '2', a: 'x' })).rejects.toBeInstanceOf(DuplicateKey);
    });
    await withIndexes([{ fields: ['a'] }], async (rows) => {
      for (const _id of ['2', '3', '4']) await rows.insert({ _id, a: 'x' });
      expect(await rows.count({ a: 'x' })).toBe(4);
    });
  });

  test('a unique index that is declared later covers existing documents', async () => {
    await withIndexes([], async (rows) => {
      for (const [_id, a] of Object.entries({ 1: 'x', 2: 'y' })) await rows.insert({ _id, a, b: { c: 'same' } });
      await rows.insert({ _id: '3' });
      await rows.insert({ _id: '4' });
    });
    await withIndexes([unique('a')], async (rows) => {
      expect(await rows.get('1')).toEqual({ _id: '1', a: 'x', b: { c: 'same' } });
      await expect(rows.insert({ _id: '5', a: 'y' })).rejects.toBeInstanceOf(DuplicateKey);
      await rows.insert({ _id: '5', a: 'z' });
      await rows.insert({ _id: '6' });
      expect(await rows.count({})).toBe(6);
    });
  });

  test('a unique index that is declared with other fields replaces the old one', async () => {
    await withIndexes([unique('a')], async (rows) => {
      await rows.insert({ _id: '1', a: 'x', b: { c: 'one' } });
      await rows.insert({ _id: '2', a: 'y', b: { c: 'one' } });
    });
    await withIndexes([unique('a', 'b.c')], async (rows) => {
      await rows.insert({ _id: '3', a: 'x', b: { c: 'two' } });
      await expect(rows.insert({ _id: '4', a: 'y', b: { c: 'one' } })).rejects.toBeInstanceOf(DuplicateKey);
    });
    await withIndexes([unique('a', 'b.c'), { fields: ['b.c'] }], async (rows) => {
      expect(await rows.find({ 'b.c': 'one' }, { sort: { _id: 'asc' } })).toHaveLength(2);
    });
  });

  test('a unique index that existing documents violate is a fault, not a duplicate', async () => {
    await withIndexes([], async (rows) => {
      for (const _id of ['1', '2']) await rows.insert({ _id, a: 'x' });
    });
    await withIndexes([unique('a')], async (rows) => {
      await expect(rows.insert({ _id: '3', a: 'z' })).rejects.not.toBeInstanceOf(DuplicateKey);
    }).catch((error: unknown) => expect(error).not.toBeInstanceOf(DuplicateKey));
    await withIndexes([], async (rows) => expect(await rows.count({})).toBe(2));
  });
}
