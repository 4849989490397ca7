import type { Collection, Filter, Stores } from '../store.ts';

interface Row {
  _id: string;
  type?: string | null;
  open?: boolean;
  by?: { region: string };
  tags?: unknown;
  n?: number;
}

const documents: Row[] = [
  { _id: 'a', type: 'news', open: true, by: { region: 'au' }, tags: ['x', 'y'] },
  { _id: 'b', type: 'news', open: true, by: { region: 'nz' }, tags: ['x'] },
  { _id: 'c', type: 'news', open: false, by: { region: 'au' }, tags: [] },
  { _id: 'd', type: 'event', open: true, tags: ['y', null] },
  { _id: 'e', type: null, open: true, tags: 'x' },
  { _id: 'f' },
];

export function countFeatures(open: () => Promise<Stores>): void {
  let stores: Stores;
  let rows: Collection<Row>;

  beforeEach(async () => {
    stores = await open();
    rows = stores.collection<Row>({
      name: 'tallied',
      counts: [{ fields: ['type', 'open', 'by.region'] }, { fields: ['tags', 'type'], each: 'tags' }],
    });
    for (const document of documents) await rows.insert(document);
  });
  afterEach(() => stores.close());

  const counts = async (fields: string[], filter?: Filter) =>
    (await rows.countBy(fields, filter)).map(({ values, count }) => `${values.join(' ')} ${count}`.trim()).toSorted();

  test('is returned for each combination, null for absent values', async () => {
    expect(await rows.countBy(['type', 'open'], { type: 'news', open: true })).toEqual([
      { values: ['news', true], count: 2 },
    ]);
    expect(await rows.countBy(['type'], { type: null })).toEqual([{ values: [null], count: 2 }]);
    expect(await counts(['type'])).toEqual(['2', 'event 1', 'news 3']);
    expect(await counts(['type', 'by.region'], { open: true })).toEqual(['1', 'event  1', 'news au 1', 'news nz 1']);
  });

  test('counts the documents that match the filter, or all without fields', async () => {
    expect(await counts([], { type: { in: ['news', 'event'] } })).toEqual(['4']);
    expect(await counts([], { 'by.region': 'none' })).toEqual([]);
    expect(await counts(['type'], { open: { ne: true } })).toEqual(['1', 'news 1']);
    expect(await counts([])).toEqual(['6']);
  });

  test('counts a document once for each item of its list', async () => {
    expect(await counts(['tags'])).toEqual(['x 2', 'y 2']);
    expect(await counts(['type'], { tags: 'x' })).toEqual(['news 2']);
    expect(await counts(['tags'], { tags: { in: ['x', 'z'] } })).toEqual(['x 2']);
    expect(await counts(['tags'], { type: 'event' })).toEqual(['y 1']);
  });

  test('of a field inside of a list counts it as absent', async () => {
    await rows.insert({ _id: 'g', type: 'event', open: true, by: [{ region: 'au' }] as never });
    expect(await counts(['type', 'by.region'], { open: true, type: 'event' })).toEqual(['event  2']);
  });

  test('is valid Unicode, whatever was stored', async () => {
    await rows.insert({ _id: 'g', type: 'x\ud800y', tags: ['x\ud800y', 'é😀'] });
    expect(await counts(['type'], { tags: 'x\ud800y' })).toEqual(['x\ufffdy 1']);
    expect(await counts(['tags'])).toEqual(['x 2', 'x\ufffdy 1', 'y 2', 'é😀 1']);
  });

  test('follows every write', async () => {
    await rows.replace({ _id: 'a', type: 'event', open: true, tags: ['z'] });
    await rows.replace({ _id: 'b', type: 'news', open: true, by: { region: 'nz' }, tags: ['x'], n: 1 });
    await rows.delete('c');
    await rows.insert({ _id: 'g', type: 'news', tags: ['x'] });
    expect(await counts(['type'])).toEqual(['2', 'event 2', 'news 2']);
    expect(await counts(['tags'])).toEqual(['x 2', 'y 1', 'z 1']);
  });

  test('is available for declared fields only', async () => {
    await expect(rows.countBy(['n'])).rejects.toThrow('tallied declares no counts by n');
    await expect(rows.countBy(['type'], { n: 1 })).rejects.toThrow('no counts by type, n');
    await expect(rows.countBy(['tags'], { tags: { has: 'x' } })).rejects.toThrow('do not support the condition "has"');
  });
}
