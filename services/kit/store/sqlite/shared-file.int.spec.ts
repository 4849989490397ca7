import Database from 'libsql';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores } from '../open-stores.ts';
import { type CollectionSpec, type Document, DuplicateKey, type IndexSpec } from '../store.ts';

interface Row {
  _id: string;
  n: number;
}

describe('a SQLite file', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'site-sqlite-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const openRows = async (service: string) => {
    const stores = await openStores(`sqlite:${join(folder, 'data')}`, service);
    return { stores, rows: stores.collection<Row>({ name: 'rows', indexes: [{ fields: ['n'] }] }) };
  };

  test('belongs to one service, and keeps its documents when closed', async () => {
    const first = await openRows('pages');
    await first.rows.insert({ _id: 'a', n: 1 });
    await first.stores.close();
    const [again, other] = await Promise.all([openRows('pages'), openRows('regions')]);
    expect(await again.rows.get('a')).toEqual({ _id: 'a', n: 1 });
    expect(await other.rows.get('a')).toBeNull();
    await Promise.all([again.stores.close(), other.stores.close()]);
  });

  test('can be opened twice: each sees the writes of the other, and guards hold', async () => {
    const two = await Promise.all([openRows('shared'), openRows('shared')]);
    const [one, other] = two.map(({ rows }) => rows) as [(typeof two)[0]['rows'], (typeof two)[0]['rows']];
    await one.insert({ _id: 'a', n: 0 });
    await expect(other.insert({ _id: 'a', n: 0 })).rejects.toBeInstanceOf(DuplicateKey);
    const count = async (rows: typeof one) => {
      for (let written = 0; written < 100;) {
        const { n } = (await rows.get('a'))!;
        if (await rows.replace({ _id: 'a', n: n + 1 }, { n })) written++;
      }
    };
    await Promise.all([count(one), count(other), count(one), count(other)]);
    expect(await other.get('a')).toEqual({ _id: 'a', n: 400 });
    await Promise.all(two.map(({ stores }) => stores.close()));
  });

  test('has completed all writes when it is closed', async () => {
    const { stores, rows } = await openRows('closing');
    const written = rows.insert({ _id: 'a', n: 1 });
    await stores.close();
    await written;
    const again = await openRows('closing');
    expect(await again.rows.count({})).toBe(1);
    await again.stores.close();
  });

  test('rejects calls after it is closed', async () => {
    const { stores, rows } = await openRows('closed');
    await stores.close();
    await stores.close();
    await expect(stores.ping()).rejects.toMatchObject({ name: 'Problem', code: 'unavailable' });
    await expect(rows.get('a')).rejects.toThrow();
    await expect(rows.insert({ _id: 'a', n: 1 })).rejects.toThrow();
  });

  test('has the indexes declared now, over existing documents', async () => {
    const open = async (indexes: IndexSpec[]) => {
      const stores = await openStores(`sqlite:${join(folder, 'data')}`, 'changing');
      return { stores, rows: stores.collection<Row>({ name: 'rows', indexes }) };
    };
    const unique = await open([{ fields: ['n'], unique: true }]);
    await unique.rows.insert({ _id: 'a', n: 1 });
    await expect(unique.rows.insert({ _id: 'b', n: 1 })).rejects.toBeInstanceOf(DuplicateKey);
    await unique.stores.close();

    const free = await open([{ fields: ['n'] }]);
    await free.rows.insert({ _id: 'b', n: 1 });
    expect(await free.rows.count({ n: 1 })).toBe(2);
    await free.rows.delete('b');
    await free.stores.close();

    const again = await open([{ fields: ['n'], unique: true }]);
    await expect(again.rows.insert({ _id: 'b', n: 1 })).rejects.toBeInstanceOf(DuplicateKey);
    await again.stores.close();
  });

  test('of an older version is migrated, and its derived tables are filled from existing documents', async () => {
    const file = join(folder, 'data', 'older.db');
    const older = new Database(file);
    older.exec('CREATE TABLE "rows" (_id TEXT PRIMARY KEY NOT NULL, doc TEXT NOT NULL)');
    for (const _id of ['a', 'b'])
      older.prepare('INSERT INTO rows VALUES (?, ?)').run([_id, JSON.stringify({ _id, tags: [_id, 'x'] })]);
    older.close();
    const open = async (more: Omit<CollectionSpec, 'name'>) => {
      const stores = await openStores(`sqlite:${join(folder, 'data')}`, 'older');
      return { stores, rows: stores.collection<Document & { tags: string[] }>({ name: 'rows', ...more }) };
    };
    const byTag = { fields: ['tags'], each: 'tags' };
    const both = await open({ indexes: [byTag], counts: [byTag] });
    expect(await both.rows.count({ tags: { has: 'x' } })).toBe(2);
    expect(await both.rows.countBy([], { tags: 'x' })).toEqual([{ values: [], count: 2 }]);
    await both.stores.close();

    const none = await open({});
    await none.rows.delete('a');
    await none.stores.close();

    const again = await open({ indexes: [byTag], counts: [byTag] });
    expect(await again.rows.find({ tags: { has: 'x' } })).toEqual([{ _id: 'b', tags: ['b', 'x'] }]);
    expect(await again.rows.countBy(['tags'])).toEqual([
      { values: ['b'], count: 1 },
      { values: ['x'], count: 1 },
    ]);
    await again.stores.close();
  });

  test('is selected by the scheme of a URL', async () => {
    await expect(openStores('postgres://x', 'pages')).rejects.toThrow('sqlite: or mongodb:, not "postgres:"');
  });
});
