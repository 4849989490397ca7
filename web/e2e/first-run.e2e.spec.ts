import { buildWxr } from '../src/edit/moving-in/testing/build-wxr.ts';
import { axeFor } from './axe-for.ts';
import { browserCookie } from './browser-cookie.ts';
import { openContext } from './chromium.ts';
import { LABEL_IN_NAME } from './dialog-violations.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

test('a new website is set up by a few answers, and the first page of the old website is imported and published', async () => {
  const { site } = editing;
  const { url } = site.bff;
  const context = await openContext(url, [browserCookie((await site.signIn()).cookie, url)]);
  const page = await context.newPage();
  await page.goto(url);
  const dialog = page.getByRole('dialog', { name: 'Set up the website' });
  await dialog.getByRole('button', { name: 'Create the website' }).click();
  await dialog.getByText('A website needs a name.').waitFor();
  const { violations } = await (await axeFor(page, { rules: LABEL_IN_NAME })).include('dialog[open]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await dialog.getByLabel('Name of the website').fill('Kawa Inn');
  await dialog.getByLabel('Language and country').fill('ja-JP');
  expect(await dialog.getByLabel('Name of the region').inputValue()).toBe('Japan');
  await dialog.getByLabel('Main colour').fill('#8a3324');
  await dialog.getByRole('button', { name: 'Create the website' }).click();
  await page.waitForURL(`${url}/jp`);
  await page.locator('#main').getByText('Kawa Inn').first().waitFor();

  await openScreen(page, 'Import');
  const buffer = Buffer.from(buildWxr([{ id: 1, name: 'opening', title: 'Opening', html: '<p>In spring</p>' }]));
  await page.locator('input[type=file]').setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer });
  await page.getByRole('button', { name: 'Check the files' }).click();
  await page.getByRole('button', { name: 'Import 1 page' }).click();
  await page.getByText('1 page was created').waitFor();
  await page.goto(`${url}/jp/news/opening`);
  await page.getByRole('button', { name: 'Publish page' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish page' });
  await publishing.getByRole('button', { name: 'Publish anyway' }).click();
  await page.getByText('Visitors get this version').waitFor();
  await context.close();

  const visit = async (path: string) => (await site.get(path)).text;
  await eventually(async () => (await site.get('/')).headers.location, '/jp');
  await eventually(async () => /lang="ja-JP"/.test(await visit('/jp')), true);
  const home = await visit('/jp');
  expect(home).toMatch(/<title>Kawa Inn/);
  const sheets = [...home.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) => path!);
  expect(sheets.some((path) => path.startsWith('/assets/brand/8a3324-'))).toBe(true);
  expect(await visit('/jp/news/opening')).toContain('In spring');
});
