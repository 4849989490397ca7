import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, editPage, startEditing, viewPage } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

const frameOf = (page: Page) => page.frameLocator('iframe[title="View as visitor"]');
const widthOf = (page: Page) =>
  frameOf(page)
    .locator('html')
    .evaluate(({ clientWidth }) => clientWidth);
const matches = (page: Page, query: string) =>
  frameOf(page)
    .locator('html')
    .evaluate((html, query) => html.ownerDocument.defaultView!.matchMedia(query).matches, query);
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true });

async function typeTitle({ page }: Editing, text: string): Promise<void> {
  await page.locator('h1').click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

test('“View as visitor” shows unsaved changes without anything to edit, on screens of each width, and loses nothing', async () => {
  await editing.makePage('viewed');
  const session = await editing.edit('viewed');
  const { page, context } = session;
  await page.route('**/api/page/edit', (route) => route.abort());
  await typeTitle(session, ' that is not saved');
  await viewPage(page);
  await page.getByRole('button', { name: 'View on a phone' }).click();
  await frameOf(page).locator('h1', { hasText: 'A title that is not saved' }).waitFor();
  expect(await frameOf(page).getByRole('textbox').count()).toBe(0);
  expect(await matches(page, '(max-width: 639px)')).toBe(true);
  expect(await widthOf(page)).toBe(390);
  await choose(page, 'Tablet');
  await eventually(() => widthOf(page), 768);
  await choose(page, 'Desktop');
  await eventually(async () => (await widthOf(page)) >= 1280, true);
  await frameOf(page).getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await editPage(page);
  await typeTitle(session, ', and more');
  await page.locator('#main h1', { hasText: 'A title that is not saved, and more' }).waitFor();
  await context.close();
});

test('“Live now” shows what visitors see', async () => {
  const { _id, revision } = await editing.makePage('live-now');
  await editing.call('/page/publishPage', { page: { _id, revision } });
  const session = await editing.edit('live-now');
  const { page, context } = session;
  await typeTitle(session, ' of the draft');
  await viewPage(page);
  await page.getByRole('button', { name: 'View as visitor' }).click();
  await frameOf(page).locator('h1', { hasText: 'A title of the draft' }).waitFor();
  await choose(page, 'Live now');
  await frameOf(page)
    .locator('h1', { hasText: /^A title$/ })
    .waitFor();
  await choose(page, 'Draft');
  await frameOf(page).locator('h1', { hasText: 'A title of the draft' }).waitFor();
  await frameOf(page).locator('h1').press('Escape');
  await frameOf(page).locator('h1').waitFor({ state: 'detached' });
  await context.close();
});
