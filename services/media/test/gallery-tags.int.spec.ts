import type { ClientInput } from '../../../proto/contract.ts';
import { media } from '../../../proto/media.ts';
import { type MediaFixture, otherServices, picture, startMedia } from './start-media.ts';

const { calls } = media;
let site: MediaFixture;
const names = async (query: ClientInput<typeof calls.loadGallery>) =>
  (await site.stack.call(calls.loadGallery, query, site.editor)).images.map(({ name }) => name);

beforeAll(async () => {
  site = await startMedia();
  const add = async (name: string, alt: string, tags?: string[]) => {
    const { _id } = await site.uploadImage(await picture().png().toBuffer(), name);
    await site.stack.call(calls.saveImageDetails, { _id, alt, tags }, site.editor);
    return _id;
  };
  await add('coast.png', 'A coast near Köln'.normalize('NFD'), ['Sea', 'sea ', 'travel']);
  otherServices.pages.set(await add('harbour.png', '', ['sea']), ['au/harbour']);
  const _id = await add('team.png', 'People', ['people']);
  // Clients without support for tags do not remove them.
  await site.stack.call(calls.saveImageDetails, { _id, alt: 'The team' }, site.editor);
});
afterAll(() => site.stack.stop());

test.each<[string, ClientInput<typeof calls.loadGallery>, string[]]>([
  ['nothing: the newest first', {}, ['team.png', 'harbour.png', 'coast.png']],
  ['a tag, in any case', { tag: 'SEA' }, ['harbour.png', 'coast.png']],
  ['a tag, and not a part of one', { tag: 'peo' }, []],
  ['a missing alternative text', { withoutAlt: 'true' }, ['harbour.png']],
  ['an alternative text', { withoutAlt: 'false' }, ['team.png', 'coast.png']],
  ['a tag and a missing text', { tag: 'sea', withoutAlt: true }, ['harbour.png']],
  ['a text that is in a tag', { search: 'trave' }, ['coast.png']],
  ['a text without its diacritics', { search: 'koln' }, ['coast.png']],
  ['a text in another Unicode form', { search: 'Köln'.normalize('NFC') }, ['coast.png']],
  ['a text with diacritics that the name has not', { search: 'téam' }, ['team.png']],
  ['a tag and a text without its diacritics', { tag: 'sea', search: 'koln' }, ['coast.png']],
  ['the lack of a use', { unused: 'true' }, ['team.png', 'coast.png']],
  ['a use', { unused: 'false' }, ['harbour.png']],
  ['a tag and the lack of a use', { tag: 'sea', unused: true }, ['coast.png']],
  ['nothing: the oldest first', { sort: 'oldest' }, ['coast.png', 'harbour.png', 'team.png']],
  ['an alternative text: by name', { sort: 'name', withoutAlt: false }, ['coast.png', 'team.png']],
  ['a tag: by name', { sort: 'name', tag: 'sea' }, ['coast.png', 'harbour.png']],
  ['a text: by name', { sort: 'name', search: 'a' }, ['coast.png', 'harbour.png', 'team.png']],
  ['a tag and a text', { tag: 'sea', search: 'coast' }, ['coast.png']],
])('the gallery is filtered by %s', async (_, query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('tags are listed once, and stay when a client does not send them', async () => {
  expect(await site.stack.call(calls.galleryTags, {}, site.editor)).toEqual({ tags: ['people', 'sea', 'travel'] });
});

test('pictures that nothing uses are counted and divided into pages as all others', async () => {
  const page = (currentPage: number) =>
    site.stack.call(calls.loadGallery, { unused: true, sort: 'name', limit: 1, currentPage }, site.editor);
  expect(await page(1)).toMatchObject({ total: 2, images: [{ name: 'coast.png' }] });
  expect(await page(2)).toMatchObject({ total: 2, images: [{ name: 'team.png' }] });
  expect(await page(3)).toMatchObject({ total: 2, images: [] });
});

test('the alternative text stays when only the tags are changed', async () => {
  const { images } = await site.stack.call(calls.loadGallery, { search: 'coast' }, site.editor);
  const { _id, alt } = images[0]!;
  expect(await site.stack.call(calls.saveImageDetails, { _id, tags: ['beach'] }, site.editor)).toMatchObject({
    alt,
    tags: ['beach'],
  });
});
