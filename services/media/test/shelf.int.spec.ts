import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder } from '../../kit/files/folder/open-folder.ts';
import { openSqlite } from '../../kit/store/sqlite/open-sqlite.ts';
import type { Collection, Stores } from '../../kit/store/store.ts';
import type { Files } from '../../kit/files/files.ts';
import type { Kept } from '../media.store.ts';
import { ABANDONED_MS, Shelf } from '../shelf.ts';

let folder: string;
let stores: Stores;
let rows: Collection<Kept>;
let files: Files;
let shelf: Shelf<Kept>;
let time = Date.parse('2026-03-01T00:00:00Z');
let isStoreAway = false;
let ids = 0;
const told: boolean[] = [];

const keyOf = (id: string) => `things/${id}`;
const store = async (id: string) => void (await files.put(keyOf(id), Buffer.from('bytes'), { type: 'text/plain' }));
const nothingIsLeft = async () => [await rows.count({}), await files.list('things/')];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-shelf-'));
  stores = openSqlite(join(folder, 'media.db'));
  rows = stores.collection<Kept>({ name: 'things', indexes: [{ fields: ['present', 'changedAt'] }] });
  files = openFolder(join(folder, 'files'));
  shelf = new Shelf<Kept>({
    what: 'thing',
    rows,
    clock: { now: () => new Date(time), id: () => `t${(ids += 1)}` },
    announcer: { announce: async (_event, _subject, data) => void told.push((data as { removed: boolean }).removed) },
    searched: () => [],
    discard: async (id) => {
      if (isStoreAway) throw new Error('The file store is away');
      await files.remove(keyOf(id));
    },
  });
});
afterAll(async () => {
  await stores.close();
  await rm(folder, { recursive: true, force: true });
});

test('what could not be stored is not there, nor are its bytes', async () => {
  const failing = async (id: string) => {
    await store(id);
    throw new Error('The disk is full');
  };
  await expect(shelf.add({}, 'editor', failing)).rejects.toThrow('The disk is full');
  expect(await nothingIsLeft()).toEqual([0, []]);
  expect(told).toEqual([]);
});

test('what was cut short while it was stored is never shown, and swept once it is old', async () => {
  isStoreAway = true;
  const cut = async (id: string) => {
    await store(id);
    throw new Error('The process ends here');
  };
  await expect(shelf.add({}, 'editor', cut)).rejects.toThrow();
  isStoreAway = false;
  const [row] = await rows.find({});
  await expect(shelf.get(row!._id)).rejects.toMatchObject({ code: 'not-found' });
  await shelf.sweep();
  expect(await rows.count({})).toBe(1);
  time += ABANDONED_MS + 1;
  await shelf.sweep();
  expect(await nothingIsLeft()).toEqual([0, []]);
});

test('what was removed is gone for everybody at once, and its bytes at the latest with the sweep', async () => {
  const { _id } = await shelf.add({}, 'editor', store);
  isStoreAway = true;
  told.length = 0;
  await expect(shelf.remove(_id, 'editor')).rejects.toThrow('The file store is away');
  isStoreAway = false;
  expect(told).toEqual([true]);
  await expect(shelf.get(_id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(shelf.change(_id, {}, 'editor')).rejects.toMatchObject({ code: 'not-found' });
  time += ABANDONED_MS + 1;
  await shelf.sweep();
  expect(await nothingIsLeft()).toEqual([0, []]);
});

test('of two who remove the same thing one is told that it is not there', async () => {
  const { _id } = await shelf.add({}, 'editor', store);
  const both = await Promise.allSettled([shelf.remove(_id, 'a'), shelf.remove(_id, 'b')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await nothingIsLeft()).toEqual([0, []]);
});
