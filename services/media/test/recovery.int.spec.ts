import { nanoid } from 'nanoid';
import { DELETION_RETENTION_DAYS } from '../../../proto/document-history.ts';
import { media } from '../../../proto/media.ts';
import type { Clock } from '../../kit/clock.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { jpeg, type MediaFixture, startMedia } from './start-media.ts';

const { calls, events } = media;

const DAY_MS = 86_400_000;
let later = 0;
const clock: Clock = { now: () => new Date(Date.now() + later), id: () => nanoid() };

let site: MediaFixture;
beforeAll(async () => (site = await startMedia(undefined, { clock })));
afterAll(() => site.stack.stop());
afterEach(() => void (later = 0));

type Kind = 'image' | 'file';
const restore = (kind: Kind, _id: string, revision?: number) =>
  site.stack.call(calls.restoreDocument, { kind, _id, revision }, site.editor);
const historyOf = async (kind: Kind, _id: string) =>
  (await site.stack.call(calls.documentHistory, { kind, _id }, site.editor)).revisions.map(({ action }) => action);
const deletedNames = async (kind: Kind, as = site.editor) =>
  (await site.stack.call(calls.listDeleted, { kind, size: 100 }, as)).documents.map(({ name }) => name);
const purge = () => site.stack.host.services.find(({ name }) => name === 'media')!.purger.purge();
const notFound = expect.objectContaining({ code: 'not-found' });

async function removedImage(name: string, bytes: Buffer): Promise<string> {
  const { _id } = await site.uploadImage(bytes, `${name}.jpg`);
  await site.stack.call(calls.saveImageDetails, { _id, alt: `Alt of ${name}` }, site.editor);
  await site.open(_id, 'w=50');
  await site.stack.call(calls.removeImage, { id: _id }, site.editor);
  return _id;
}

async function removedFile(name: string, text: string): Promise<string> {
  const { _id } = await site.uploadFile(text, `${name}.txt`, 'A description');
  await site.stack.call(calls.removeFile, { _id }, site.editor);
  return _id;
}

test('a deleted picture is restored under its id with the same bytes and details', async () => {
  const name = nanoid(6);
  const changes = site.stack.events(events.changed);
  const _id = await removedImage(name, await jpeg());
  const original = await site.files.read(`images/${_id}/original`);
  await expect(site.open(_id, 'w=50')).rejects.toEqual(notFound);
  expect(await deletedNames('image')).toContain(`${name}.jpg`);

  expect(await restore('image', _id)).toEqual({ _id, revision: 4 });
  const { key } = await site.open(_id, 'o=1');
  expect((await site.files.read(key))!.equals(original!)).toBe(true);
  expect(await site.render(_id, 'w=50')).toMatchObject({ width: 50 });
  const found = await site.stack.call(calls.loadGallery, { search: `alt of ${name}` }, site.editor);
  expect(found).toMatchObject({ total: 1, images: [{ _id, name: `${name}.jpg`, alt: `Alt of ${name}` }] });
  expect(await historyOf('image', _id)).toEqual(['restore', 'delete', 'save', 'upload']);
  expect(await deletedNames('image')).not.toContain(`${name}.jpg`);
  const { data } = await changes.next(({ documentId, revision }) => documentId === _id && revision === 4);
  expect(data).toEqual({ _id, removed: false });
});

test('a deleted file is restored under its id with the same bytes and details', async () => {
  const name = nanoid(6);
  const _id = await removedFile(name, `Text of ${name}`);
  await expect(site.stack.call(calls.openFile, { _id })).rejects.toEqual(notFound);
  expect(await deletedNames('file')).toContain(`${name}.txt`);
  await restore('file', _id);
  const { key } = await site.stack.call(calls.openFile, { _id });
  expect((await site.files.read(key))!.toString()).toBe(`Text of ${name}`);
  const found = await site.stack.call(calls.searchFiles, { search: name }, site.editor);
  expect(found).toMatchObject({ files: [{ _id, name: `${name}.txt`, description: 'A description' }] });
});

test('an earlier revision restores the details of that time', async () => {
  const { _id } = await site.uploadImage(await jpeg());
  await site.stack.call(calls.saveImageDetails, { _id, alt: 'First' }, site.editor);
  await site.stack.call(calls.saveImageDetails, { _id, alt: 'Second' }, site.editor);
  const { operations } = await site.stack.call(
    calls.compareDocument,
    { kind: 'image', _id, from: 2, to: 3 },
    site.editor,
  );
  expect(operations).toEqual([{ op: 'set', path: ['alt'], from: 'First', to: 'Second' }]);
  await restore('image', _id, 2);
  const { images } = await site.stack.call(calls.loadGallery, { limit: 1 }, site.editor);
  expect(images).toMatchObject([{ _id, alt: 'First' }]);
});

test('histories and deleted pictures are visible to users who may change pictures', async () => {
  const name = nanoid(6);
  const _id = await removedImage(name, await jpeg());
  const writer = userFixture({ username: 'writer', grants: [{ capability: 'pages.edit' }] });
  const as = { ...site.editor, as: writer };
  expect(await deletedNames('image', as)).toEqual([]);
  for (const call of [
    () => site.stack.call(calls.documentHistory, { kind: 'image', _id }, as),
    () => site.stack.call(calls.compareDocument, { kind: 'image', _id, from: 1, to: 2 }, as),
    () => site.stack.call(calls.restoreDocument, { kind: 'image', _id }, as),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
});

test(`bytes of deleted media stay for ${DELETION_RETENTION_DAYS} days and are erased with the purge`, async () => {
  const [image, file] = [await removedImage('old', await jpeg()), await removedFile('old', 'old')];
  const stored = { image: await site.uploadImage(await jpeg()), file: await site.uploadFile('stored', 'stored.txt') };
  later = (DELETION_RETENTION_DAYS - 1) * DAY_MS;
  await purge();
  expect(await site.keysBelow(`images/${image}/`)).toEqual([`images/${image}/original`]);
  expect(await site.keysBelow('docs/')).toContain(`docs/${file}`);

  later = (DELETION_RETENTION_DAYS + 1) * DAY_MS;
  await purge();
  expect(await site.keysBelow(`images/${image}/`)).toEqual([]);
  expect(await site.keysBelow('docs/')).not.toContain(`docs/${file}`);
  await expect(restore('image', image)).rejects.toEqual(notFound);
  await expect(restore('file', file)).rejects.toEqual(notFound);
  expect(await site.open(stored.image._id, 'o=1')).toMatchObject({ size: stored.image.size });
  expect((await site.files.read(`docs/${stored.file._id}`))!.toString()).toBe('stored');
});
