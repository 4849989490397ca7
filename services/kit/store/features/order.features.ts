import type { Collection, FindOptions, Stores } from '../store.ts';

interface Row {
  _id: string;
  title: string | null;
  n?: number;
  by?: { name: string };
  body?: string;
}

const documents: Row[] = [
  { _id: 'd', title: 'B', n: 1, by: { name: 'y' }, body: 'long' },
  { _id: 'a', title: 'B', n: 2, by: { name: 'x' }, body: 'long' },
  { _id: 'c', title: 'A', n: 1, by: { name: 'z' } },
  { _id: 'b', title: 'é', n: 10 },
  { _id: 'e', title: null },
  { _id: 'f', title: 'B', n: 1 },
];

export function orderFeatures(open: () => Promise<Stores>): void {
  let stores: Stores;
  let rows: Collection<Row>;

  beforeAll(async () => {
    stores = await open();
    rows = stores.collection<Row>({ name: 'ordered', indexes: [{ fields: ['title', 'n'] }, { fields: ['n'] }] });
    for (const document of documents) await rows.insert(document);
  });
  afterAll(() => stores.close());

  const ids = async (options: FindOptions, filter = {}) =>
    (await rows.find(filter, options)).map(({ _id }) => _id).join('');

  test('is sorted, ties broken by _id in the direction of the last entry', async () => {
    expect(await ids({ sort: { title: 'asc' } })).toBe('ecadfb');
    expect(await ids({ sort: { title: 'desc' } })).toBe('bfdace');
    expect(await ids({ sort: { _id: 'desc' } })).toBe('fedcba');
  });

  test('is sorted by several fields, each with its direction', async () => {
    expect(await ids({ sort: { title: 'asc', n: 'desc' } })).toBe('ecafdb');
    expect(await ids({ sort: { n: 'asc', title: 'desc' } })).toBe('efdcab');
    expect(await ids({ sort: { title: 'asc', n: 'asc', _id: 'desc' } })).toBe('ecfdab');
  });

  test('is sorted by numbers as numbers, absent values first', async () => {
    expect(await ids({ sort: { n: 'asc' } })).toBe('ecdfab');
    expect(await ids({ sort: { n: 'desc' } })).toBe('bafdce');
  });

  test('is sorted by a nested field', async () => {
    expect(await ids({ sort: { 'by.name': 'desc' }, limit: 3 })).toBe('cda');
  });

  test('is read in pages', async () => {
    const sort = { title: 'asc' as const };
    expect(await ids({ sort, limit: 2 })).toBe('ec');
    expect(await ids({ sort, skip: 2, limit: 2 })).toBe('ad');
    expect(await ids({ sort, skip: 4 })).toBe('fb');
    expect(await ids({ sort, skip: 9 })).toBe('');
    expect(await ids({ sort, limit: 0 })).toBe('');
    expect(await ids({ sort, limit: 2 }, { n: { gt: 0 } })).toBe('ca');
  });

  test('can be read without some fields', async () => {
    expect(await rows.find({ _id: 'a' }, { without: ['body', 'by', 'missing'] })).toEqual([
      { _id: 'a', title: 'B', n: 2 },
    ]);
  });

  test.each([
    { sort: { $where: 'asc' } },
    { sort: { title: 'up' } },
    { sort: { title: 1 } },
    { skip: -1 },
    { limit: 1.5 },
    { limit: '1' },
    { limit: Number.NaN },
    { without: ['_id'] },
    { without: ['by.name'] },
    { without: ["x') FROM sqlite_master --"] },
  ])('is requested in terms of the port only: %j', async (options) => {
    await expect(rows.find({}, options as any)).rejects.toMatchObject({ name: 'Problem', code: 'invalid' });
  });

  test('is complete, however many', async () => {
    const many = stores.collection<{ _id: string; n: number }>({ name: 'many' });
    const numbers = Array.from({ length: 1234 }, (_, n) => n);
    await Promise.all(numbers.map((n) => many.insert({ _id: `m${n}`, n })));
    expect((await many.find({}, { sort: { n: 'asc' } })).map(({ n }) => n)).toEqual(numbers);
    expect(await many.count({ n: { gte: 1000 } })).toBe(234);
  });
}
