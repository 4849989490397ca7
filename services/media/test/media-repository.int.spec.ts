import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { media } from '../../../proto/media.ts';
import type { Files } from '../../kit/files/files.ts';
import { openFolder } from '../../kit/files/folder/open-folder.ts';
import { openSqlite } from '../../kit/store/sqlite/open-sqlite.ts';
import type { Collection, Stores } from '../../kit/store/store.ts';
import { readOutbox } from '../../kit/testing/read-outbox.ts';
import { createVersioned, type VersionedInternals } from '../../kit/versioned/create-versioned.ts';
import { ABANDONED_MS, MediaRepository } from '../media-repository.ts';
import type { PendingUpload } from '../media.store.ts';

interface Thing {
  title: string;
}

const editor = { _id: 'u1', username: 'editor' };

let folder: string;
let stores: Stores;
let documents: VersionedInternals<Thing>;
let uploads: Collection<PendingUpload>;
let files: Files;
let things: MediaRepository<Thing>;
let time = Date.parse('2026-03-01T00:00:00Z');
let isStoreAway = false;
let ids = 0;

const originalOf = (id: string) => `things/${id}/original`;
const storeBytes = async (id: string) => {
  await files.put(originalOf(id), Buffer.from('bytes'), { type: 'text/plain' });
  await files.put(`things/${id}/small`, Buffer.from('b'), { type: 'text/plain' });
};
const remaining = async () => ({
  documents: await documents.draft.count({}),
  uploads: await uploads.count({}),
  bytes: (await files.list('things/')).map(({ key }) => key),
});
const nothing = { documents: 0, uploads: 0, bytes: [] };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-repository-'));
  stores = openSqlite(join(folder, 'media.db'));
  files = openFolder(join(folder, 'files'));
  isStoreAway = false;
  const clock = { now: () => new Date(time), id: () => `t${(ids += 1)}` };
  documents = createVersioned<Thing>({ name: 'things' }, { stores, clock, relay: { wake: () => undefined } });
  uploads = stores.collection({ name: 'uploads', indexes: [{ fields: ['startedAt'] }] });
  const reachable = () => {
    if (isStoreAway) throw new Error('The file store is away');
  };
  things = new MediaRepository<Thing>({
    noun: 'thing',
    documents,
    uploads,
    clock,
    removeBytes: async (id, bytesId) => {
      reachable();
      await files.removeAll(`things/${id}/${bytesId === undefined ? '' : `${bytesId}/`}`);
    },
    removeDerivedBytes: async (id) => {
      reachable();
      await files.remove(`things/${id}/small`);
    },
  });
});
afterEach(async () => {
  await stores.close();
  await rm(folder, { recursive: true, force: true });
});

const pendingEvents = async () => (await readOutbox(documents.outbox)).map(({ subject, data }) => ({ subject, data }));

test('an upload whose bytes cannot be stored leaves neither a document nor bytes', async () => {
  const failing = async (id: string) => {
    await storeBytes(id);
    throw new Error('The disk is full');
  };
  await expect(things.add({ title: 'a' }, editor, failing)).rejects.toThrow('The disk is full');
  expect(await remaining()).toEqual(nothing);
  expect(await pendingEvents()).toEqual([]);
});

test('bytes of an interrupted upload are removed after an hour, and never served', async () => {
  isStoreAway = true;
  const interrupted = async (id: string) => {
    await storeBytes(id);
    throw new Error('The process ends here');
  };
  await expect(things.add({ title: 'a' }, editor, interrupted)).rejects.toThrow('The process ends here');
  isStoreAway = false;
  const [upload] = await uploads.find({});
  await expect(things.get(upload!._id)).rejects.toMatchObject({ code: 'not-found' });
  await things.sweep();
  expect((await remaining()).bytes).toHaveLength(2);
  time += ABANDONED_MS + 1;
  await things.sweep();
  expect(await remaining()).toEqual(nothing);
});

test('bytes of a stored document survive the sweep', async () => {
  const { _id } = await things.add({ title: 'a' }, editor, storeBytes);
  await uploads.insert({ _id, startedAt: new Date(time).toISOString() });
  time += ABANDONED_MS + 1;
  await things.sweep();
  expect(await remaining()).toMatchObject({ documents: 1, uploads: 0 });
  expect((await remaining()).bytes).toHaveLength(2);
});

test('every change is a revision with its author and publishes the document', async () => {
  const { _id } = await things.add({ title: 'a' }, editor, storeBytes);
  await things.change(_id, { title: 'b' }, { _id: 'u2', username: 'other' });
  await things.remove(_id, editor);
  expect(await documents.history(_id)).toMatchObject([
    { revision: 3, action: 'delete', by: editor },
    { revision: 2, action: 'save', by: { _id: 'u2', username: 'other' } },
    { revision: 1, action: 'upload', by: editor },
  ]);
  expect(await pendingEvents()).toEqual(
    [false, false, true].map((removed) => ({ subject: media.events.changed.subject, data: { _id, removed } })),
  );
});

test('a deleted document is not found and keeps its original bytes only', async () => {
  const { _id } = await things.add({ title: 'a' }, editor, storeBytes);
  await things.remove(_id, editor);
  await expect(things.get(_id)).rejects.toMatchObject({ code: 'not-found', message: `There is no thing ${_id}.` });
  await expect(things.change(_id, {}, editor)).rejects.toMatchObject({ code: 'not-found' });
  time += ABANDONED_MS + 1;
  await things.sweep();
  expect(await remaining()).toEqual({ documents: 0, uploads: 0, bytes: [originalOf(_id)] });
});

test('a deletion succeeds while the file store is unavailable', async () => {
  const { _id } = await things.add({ title: 'a' }, editor, storeBytes);
  isStoreAway = true;
  await things.remove(_id, editor);
  expect((await remaining()).documents).toBe(0);
});

test('one of two concurrent deletions is refused', async () => {
  const { _id } = await things.add({ title: 'a' }, editor, storeBytes);
  const both = await Promise.allSettled([things.remove(_id, editor), things.remove(_id, editor)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await documents.history(_id)).toHaveLength(2);
});

describe('bytes that replace those of a document', () => {
  const folderOf = (id: string) => `things/${id}/`;
  const replace = (id: string, storeReplacement: (bytesId: string) => Promise<void>) =>
    things.replace(id, editor, storeReplacement, (current) => ({ ...current, title: 'b' }));
  const storeAt = (id: string) => (bytesId: string) =>
    files.put(`${folderOf(id)}${bytesId}/original`, Buffer.from('new'), { type: 'text/plain' });

  test('survive the sweep, as those that they replace do', async () => {
    const { _id } = await things.add({ title: 'a' }, editor, storeBytes);
    let stored = '';
    await replace(_id, async (bytesId) => {
      stored = bytesId;
      await storeAt(_id)(bytesId);
    });
    await uploads.insert({ _id: stored, documentId: _id, startedAt: new Date(time).toISOString() });
    await things.change(_id, { title: 'c' }, editor);
    time += ABANDONED_MS + 1;
    await things.sweep();
    expect(await remaining()).toMatchObject({ documents: 1, uploads: 0 });
    expect((await remaining()).bytes).toContain(`${folderOf(_id)}${stored}/original`);
    expect((await remaining()).bytes).toContain(originalOf(_id));
  });

  test('are removed after an hour if the replacement was interrupted, and nothing else is', async () => {
    const { _id } = await things.add({ title: 'a' }, editor, storeBytes);
    const before = await remaining();
    isStoreAway = true;
    const interrupted = async (bytesId: string) => {
      await storeAt(_id)(bytesId);
      throw new Error('The process ends here');
    };
    await expect(replace(_id, interrupted)).rejects.toThrow('The process ends here');
    isStoreAway = false;
    expect((await remaining()).bytes).toHaveLength(3);
    time += ABANDONED_MS + 1;
    await things.sweep();
    expect(await remaining()).toEqual(before);
    expect(await things.get(_id)).toMatchObject({ title: 'a' });
  });
});
