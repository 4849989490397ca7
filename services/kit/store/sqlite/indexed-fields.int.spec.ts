import Database from 'libsql';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionSpec, Document } from '../store.ts';
import { openSqlite } from './open-sqlite.ts';

interface Row extends Document {
  slug: string;
  tags: string[];
  region?: { _id: string };
  text?: string;
}

const spec: CollectionSpec = {
  name: 'rows',
  indexes: [{ fields: ['slug'], unique: true }, { fields: ['region._id', 'slug'] }, { fields: ['tags'], each: 'tags' }],
  counts: [{ fields: ['region._id'] }, { fields: ['tags'], each: 'tags' }],
};

let folder: string;
let file: string;
let count = 0;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'site-sqlite-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => (file = join(folder, `${++count}.db`)));

async function inStore<R>(work: (rows: ReturnType<typeof open>['rows']) => Promise<R>, declared = spec): Promise<R> {
  const { stores, rows } = open(declared);
  return work(rows).finally(() => stores.close());
}
function open(declared: CollectionSpec) {
  const stores = openSqlite(file);
  return { stores, rows: stores.collection<Row>(declared) };
}

function inFile(...statements: string[]): void {
  const database = new Database(file);
  for (const statement of statements) database.exec(statement);
  database.close();
}

const row: Row = { _id: 'a', slug: 'x', tags: ['t', 'u'], region: { _id: 'au' } };

test('no index, multikey index or group count parses a document on write', async () => {
  await inStore((rows) => rows.insert(row));
  const keys = `json('{"slug":"y","tags":["v"],"region":{"_id":"nz"}}')`;
  // Parsing this document would fail.
  inFile(
    `UPDATE rows SET keys = ${keys}, doc = 'not JSON'`,
    `INSERT INTO rows (_id, keys, doc) VALUES ('b', '{"slug":"z","tags":["v"]}', 'not JSON')`,
  );
  await inStore(async (rows) => {
    expect(await rows.count({ slug: 'y' })).toBe(1);
    expect(await rows.count({ 'region._id': 'nz', slug: { gt: 'x' } })).toBe(1);
    expect(await rows.count({ tags: { has: 'v' } })).toBe(2);
    expect(await rows.countBy(['tags'])).toEqual([{ values: ['v'], count: 2 }]);
    expect(await rows.countBy(['region._id'])).toHaveLength(2);
  });
  inFile(`DELETE FROM rows WHERE _id = 'b'`);
});

test('a document is found by its replaced content, indexed or not', async () => {
  await inStore(async (rows) => {
    await rows.insert({ ...row, text: 'before' });
    await rows.replace({ ...row, text: 'after' });
    expect(await rows.find({ slug: 'x', text: 'after' })).toHaveLength(1);
    await rows.replace({ _id: 'a', slug: 'y', tags: ['w'] }, { text: 'after' });
    expect([await rows.count({ slug: 'x' }), await rows.count({ slug: 'y', 'region._id': null })]).toEqual([0, 1]);
    expect(await rows.countBy(['tags'])).toEqual([{ values: ['w'], count: 1 }]);
  });
});

test('a file whose indexes and triggers read whole documents is converted when it is opened', async () => {
  inFile(
    'CREATE TABLE "rows" (row INTEGER PRIMARY KEY, _id TEXT NOT NULL UNIQUE, doc TEXT NOT NULL)',
    `CREATE INDEX "rows:by_slug" ON "rows" (json_extract(doc, '$.slug'))`,
    'CREATE TABLE "rows:each_tags" (c0 NOT NULL, row INTEGER NOT NULL, PRIMARY KEY (c0, row)) WITHOUT ROWID',
    `CREATE TRIGGER "rows:each_tags INSERT" AFTER INSERT ON "rows" BEGIN
       INSERT INTO "rows:each_tags" SELECT value, new.row FROM json_each(new.doc, '$.tags'); END`,
    ...Array.from({ length: 450 }, (_, n) => ({ ...row, _id: `r${n}`, slug: `s${n}`, text: `t${n}` })).map(
      (each) => `INSERT INTO rows (_id, doc) VALUES ('${each._id}', '${JSON.stringify(each)}')`,
    ),
  );
  for (let opened = 0; opened < 2; opened++)
    await inStore(async (rows) => {
      expect(await rows.count({})).toBe(450);
      expect(await rows.find({ slug: 's449' })).toEqual([{ ...row, _id: 'r449', slug: 's449', text: 't449' }]);
      expect(await rows.count({ tags: { has: ['t', 'u'] } })).toBe(450);
      expect(await rows.countBy(['region._id'])).toEqual([{ values: ['au'], count: 450 }]);
    });
});

test('a field that is indexed later is read from existing documents', async () => {
  await inStore((rows) => rows.insert({ ...row, text: 'old' }));
  const more = { ...spec, indexes: [...spec.indexes!, { fields: ['text'] }] };
  const keysOfRow = () => {
    const database = new Database(file);
    const [found] = database.prepare(`SELECT keys FROM rows`).all() as { keys: string }[];
    database.close();
    return JSON.parse(found!.keys) as object;
  };
  expect(keysOfRow()).not.toHaveProperty('text');
  await inStore(async (rows) => expect(await rows.count({ text: 'old' })).toBe(1), more);
  expect(keysOfRow()).toHaveProperty('text', 'old');
  await inStore(async (rows) => expect(await rows.count({ text: 'old' })).toBe(1));
  expect(keysOfRow()).not.toHaveProperty('text');
});
