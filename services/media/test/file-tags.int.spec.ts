import type { ClientInput } from '../../../proto/contract.ts';
import { media } from '../../../proto/media.ts';
import { type MediaFixture, startMedia } from './start-media.ts';

const { calls } = media;
let site: MediaFixture;

beforeAll(async () => {
  site = await startMedia();
  const add = async (name: string, description: string, tags?: string[]) => {
    const { _id } = await site.uploadFile('hello', name, description);
    await site.stack.call(calls.saveFileDetails, { _id, name, description, tags }, site.editor);
    return _id;
  };
  await add('terms.txt', 'Terms of 2026', ['Legal', 'legal ', 'members']);
  await add('Annual report.txt', '', ['legal']);
  const _id = await add('menu.txt', 'Lunch', ['canteen']);
  // Clients without support for tags do not remove them.
  await site.stack.call(
    calls.saveFileDetails,
    { _id, name: 'menu.txt', description: 'Lunch of the week, Déjeuner'.normalize('NFD') },
    site.editor,
  );
});
afterAll(() => site.stack.stop());

test.each<[string, ClientInput<typeof calls.loadFiles>, string[]]>([
  ['nothing: all, by name', {}, ['Annual report.txt', 'menu.txt', 'terms.txt']],
  ['a tag, in any case', { tag: 'LEGAL' }, ['Annual report.txt', 'terms.txt']],
  ['a tag, and not a part of one', { tag: 'leg' }, []],
  ['a text that is in a tag', { search: 'cante' }, ['menu.txt']],
  ['a text without its diacritics', { search: 'dejeuner' }, ['menu.txt']],
  ['a text in another Unicode form', { search: 'Déjeuner'.normalize('NFC') }, ['menu.txt']],
  ['a text with diacritics that the name has not', { search: 'térms' }, ['terms.txt']],
  ['a tag and a text without its diacritics', { tag: 'canteen', search: 'dejeuner' }, ['menu.txt']],
  ['a tag and a text', { tag: 'legal', search: 'of 2026' }, ['terms.txt']],
  ['a tag, one page of results', { tag: 'legal', size: 1, page: 2 }, ['terms.txt']],
])('files are filtered by %s', async (_, query, expected) => {
  const { files } = await site.stack.call(calls.loadFiles, query, site.editor);
  expect(files.map(({ name }) => name)).toEqual(expected);
});

test('the number of results counts those with the tag', async () => {
  const query = { tag: 'legal', size: 1 };
  expect(await site.stack.call(calls.loadFiles, query, site.editor)).toMatchObject({ total: 2 });
});

test('tags are listed once, and stay when a client does not send them', async () => {
  expect(await site.stack.call(calls.fileTags, {}, site.editor)).toEqual({ tags: ['canteen', 'legal', 'members'] });
});
