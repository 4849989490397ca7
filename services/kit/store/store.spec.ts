import { upsertNewest } from './store.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

interface Row {
  _id: string;
  revision: number;
  text: string;
}

describe('a copy of a document of another service', () => {
  const stores = openSqlite(':memory:');
  const rows = stores.collection<Row>({ name: 'rows' });
  afterAll(() => stores.close());
  const upsert = (revision: number, text: string) => upsertNewest(rows, { _id: 'a', revision, text });

  test('is stored and replaced by the same or a newer revision, never by an older one', async () => {
    expect(await upsert(2, 'second')).toBe(true);
    expect(await upsert(1, 'late')).toBe(false);
    expect(await upsert(2, 'resent')).toBe(true);
    expect(await upsert(3, 'third')).toBe(true);
    expect(await rows.get('a')).toEqual({ _id: 'a', revision: 3, text: 'third' });
  });

  test('is the newest of concurrent events', async () => {
    await Promise.all([7, 4, 9, 5, 8, 6].map((revision) => upsert(revision, `${revision}`)));
    expect((await rows.get('a'))?.revision).toBe(9);
  });
});
