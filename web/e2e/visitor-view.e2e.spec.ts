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

test('“View as visitor” shows unsaved changes without anything to edit, on screens of each width, or what is live, and loses nothing', async () => {
  const { _id, revision } = await editing.makePage('viewed');
  await editing.call('/page/publishPage', { page: { _id, revision } });
  const session = await editing.edit('viewed');
  const { page, context } = session;
  await page.route('**/api/page/edit', (route) => route.abort());
  await typeTitle(session, ' that is not saved');
  await viewPage(page);
  await page.getByRole('button', { name: 'View on a phone' }).click();
  const title = (text: string | RegExp) => frameOf(page).locator('h1', { hasText: text }).waitFor();
  await title('A title that is not saved');
  expect(await frameOf(page).getByRole('textbox').count()).toBe(0);
  expect(await matches(page, '(max-width: 639px)')).toBe(true);
  expect(await widthOf(page)).toBe(390);
  await choose(page, 'Tablet');
  await eventually(() => widthOf(page), 768);
  await choose(page, 'Desktop');
  await eventually(async () => (await widthOf(page)) >= 1280, true);
  await choose(page, 'Live now');
  await title(/^A title$/);
  await choose(page, 'Draft');
  await title('A title that is not saved');
  await frameOf(page).locator('h1').press('Escape');
  await frameOf(page).locator('h1').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'View as visitor' }).click();
  await title('A title that is not saved');
  await frameOf(page).getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await editPage(page);
  await typeTitle(session, ', and more');
  await page.locator('#main h1', { hasText: 'A title that is not saved, and more' }).waitFor();
  await context.close();
});
