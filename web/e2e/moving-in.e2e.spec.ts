import { buildDocx, paragraph, picture } from '../src/edit/moving-in/testing/build-docx.ts';
import { buildWxr, OLD_SITE } from '../src/edit/moving-in/testing/build-wxr.ts';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { openScreen } from './open-screen.ts';

let editing: EditingSite;
let page: Editing['page'];
let domainId: string;
beforeAll(async () => {
  editing = await startEditing();
  ({ domainId } = await editing.makePage('start'));
  ({ page } = await editing.edit('start'));
  await openScreen(page, 'Import');
});
afterAll(() => editing?.stop());

const entry = (id: number, html: string) => ({ id, title: `Article ${id}`, html });
const choose = async (...entries: Parameters<typeof buildWxr>[0]) => {
  const buffer = Buffer.from(buildWxr(entries));
  await page.locator('input[type=file]').setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer });
  await page.getByRole('button', { name: 'Check the files' }).click();
};
const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title }).innerText();
const origins = async () => (await editing.call('/page/listOrigins')).pages as { _id: string; slug: string }[];

test('a WordPress export becomes drafts with redirects, and a second import changes only what has changed', async () => {
  await choose(entry(1, '<h2>Leave</h2>\n\nOf one'), entry(2, 'Of two [map id="3"]'), entry(3, 'Of three'));
  await page.getByText('New: 3').waitFor();
  expect(await rowOf('Article 2')).toContain('The shortcode [map] was removed');
  expect(await origins()).toEqual([]);
  await page.getByRole('button', { name: 'Import 3 pages' }).click();
  await page.getByText('3 pages were created').waitFor();
  const { redirects } = await editing.call(`/siteSettings/loadRedirects?domainId=${domainId}&size=100`);
  expect(redirects.map(({ from }: { from: string }) => from).sort()).toEqual(
    [1, 2, 3].map((id) => `/2024/05/article-${id}`),
  );

  const third = (await origins()).find(({ slug }) => slug.endsWith('article-3'))!;
  const draft = await editing.call(`/page/loadVersion?_id=${third._id}&version=draft`);
  expect(draft).toMatchObject({ published: false, header: { title: 'Article 3', date: '2024-05-06' } });
  await editing.call('/page/save', { page: { ...draft, header: { ...draft.header, title: 'Edited here' } } });

  await page.getByRole('button', { name: 'Import other files' }).click();
  await choose(entry(1, 'Of one'), entry(2, 'Of two [map id="3"]'), entry(3, 'Of three, again'));
  await page.getByText('Changed in the file: 1').waitFor();
  expect(await rowOf('Article 3')).toContain('Edited here');
  await page.getByRole('button', { name: 'Import 1 page' }).click();
  await page.getByText('0 pages were created, 1 updated, 0 failed').waitFor();
  expect(await origins()).toHaveLength(3);
  expect((await editing.call(`/page/loadVersion?_id=${third._id}&version=draft`)).header.title).toBe('Edited here');
});

test('a Word document becomes a draft, and its picture is in the gallery', async () => {
  await page.getByRole('button', { name: 'Import other files' }).click();
  const buffer = Buffer.from(
    buildDocx(paragraph('Parental leave', 'Title') + paragraph('Sixteen weeks') + picture('A family')),
  );
  await page.locator('input[type=file]').setInputFiles({ name: 'leave.docx', mimeType: '', buffer });
  await page.getByRole('button', { name: 'Check the files' }).click();
  await page.getByRole('button', { name: 'Import 1 page' }).click();
  await page.getByText('1 page was created').waitFor();
  const { _id } = (await origins()).find(({ slug }) => slug.endsWith('parental-leave'))!;
  const { articleContents } = await editing.call(`/page/loadVersion?_id=${_id}&version=draft`);
  const { images } = await editing.call('/image/loadGallery');
  expect(articleContents).toMatchObject([
    { text: '<p>Sixteen weeks</p>' },
    { image: { imageId: images[0]._id, alt: 'A family' } },
  ]);
});

test('a file of another kind is named', async () => {
  await page.getByRole('button', { name: 'Import other files' }).click();
  const buffer = Buffer.from(OLD_SITE);
  await page.locator('input[type=file]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Check the files' }).click();
  await page.getByText('notes.txt is no WordPress export, Word document or CSV file.').waitFor();
});
