import { media } from '../../../proto/media.ts';
import { openStores } from '../../kit/store/open-stores.ts';
import type { Collection, CollectionSpec, Document } from '../../kit/store/store.ts';
import { jpeg, type MediaFixture, startMedia } from './start-media.ts';

const { calls } = media;

type Row = Document & Record<string, unknown>;

let site: MediaFixture;
beforeAll(async () => (site = await startMedia()));
afterAll(() => site.stack.stop());

const uploadedOn = '2026-01-05T10:00:00.000Z';
const about = { changedAt: uploadedOn, grams: ['old'] };
const image = { _id: 'old-image', version: 'v2', name: 'old.jpg', type: 'image/jpeg', width: 120, height: 80, size: 9 };
const expectedImage = { ...image, alt: 'Old', uploadedOn };
const file = {
  _id: 'old-file',
  name: 'Old.txt',
  type: 'text/plain',
  fileType: { ext: 'txt', mime: 'text/plain' },
  size: 5,
  description: 'From before',
  uploadedOn,
};

/** The collections as the earlier version declared them. */
const formerSpec = (name: string): CollectionSpec => ({
  name,
  indexes: [
    name === 'images'
      ? { fields: ['present', 'uploadedOn', '_id', 'name', 'alt'] }
      : { fields: ['present', 'sortName', '_id', 'name', 'description'] },
    { fields: ['grams'], each: 'grams' },
    { fields: ['present', 'changedAt'] },
  ],
  counts: [{ fields: ['present'] }],
});

async function withOldCollections<T>(work: (rows: (name: string) => Collection<Row>) => Promise<T>): Promise<T> {
  const stores = await openStores(site.stack.settings.storeUrl, 'media');
  try {
    return await work((name) => stores.collection<Row>(formerSpec(name)));
  } finally {
    await stores.close();
  }
}

const gallery = () => site.stack.call(calls.loadGallery, { search: 'old' }, site.editor);
const files = () => site.stack.call(calls.searchFiles, { search: 'from BEFORE' }, site.editor);

test('pictures and files of an earlier version keep id, details and bytes, and are moved once', async () => {
  await site.files.put('images/old-image/original', await jpeg(), { type: 'image/jpeg' });
  await site.files.put('docs/old-file', Buffer.from('hello'), { type: 'text/plain' });
  const oldImage = { ...expectedImage, ...about, present: true };
  await withOldCollections(async (rows) => {
    await rows('images').insert(oldImage);
    await rows('images').insert({ ...oldImage, _id: 'half-uploaded', present: false });
    await rows('files').insert({ ...file, ...about, sortName: 'old.txt', present: true });
  });

  await site.stack.restart();
  expect(await gallery()).toEqual({ images: [expectedImage], total: 1 });
  expect(await files()).toEqual({ files: [file] });
  expect(await site.render('old-image', 'w=60')).toMatchObject({ width: 60 });
  expect(await withOldCollections((rows) => rows('images').count({}))).toBe(0);

  // This is the state after a crash between storing the document and deleting the old row.
  await withOldCollections((rows) => rows('images').insert(oldImage));
  await site.stack.call(calls.removeImage, { id: 'old-image' }, site.editor);
  await site.stack.restart();
  expect(await gallery()).toEqual({ images: [], total: 0 });
});
