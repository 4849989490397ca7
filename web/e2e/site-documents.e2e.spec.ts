import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, editPage, startEditing, viewPage } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let context: Editing['context'];
let domainId: string;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('around');
  domainId = (await editing.call('/config/loadDomain')).domain._id;
});
afterAll(() => editing?.stop());
beforeEach(async () => void ({ page, context } = await editing.edit('around')));
afterEach(() => context.close());

const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (text: string) => page.locator('.ed-toast', { hasText: text }).waitFor();
const sidebar = () => page.locator('.ed-sidebar');
const status = (text: string) => page.locator('.ed-status').getByText(text, { exact: true });
const notice = (item: string) => page.locator(`[data-menu-item=${item}] .ed-notice`);
const slogan = () => page.locator('[data-part=footer]');
const seenByVisitors = async () =>
  (await editing.site.get(`/api/site/loadFooter?domainId=${domainId}`)).json.slogan.text;

async function write(text: string): Promise<void> {
  await page.locator('[data-part=footer]').click({ position: { x: 400, y: 4 } });
  await sidebar().getByLabel('Slogan').fill(text);
}

test('a footer that is saved but not published is marked everywhere until it is published', async () => {
  await write('First words');
  await status('Footer not saved').waitFor();
  expect(
    await page
      .locator('.ed-status')
      .getByText(/^Saved/)
      .count(),
  ).toBe(0);
  await sidebar().getByText('Not saved yet').waitFor();
  await choose('Save footer');
  await toast('Footer Saved');
  await status('Footer not published').waitFor();
  expect(await notice('footer').getAttribute('aria-label')).toContain('not published yet');
  await sidebar().getByRole('button', { name: 'Close the sidebar' }).click();

  await page.reload();
  await status('Footer not published').waitFor();
  await choose('Open site settings');
  const settings = page.getByRole('dialog', { name: 'Welcome to your dashboard' });
  await settings.getByText('Saved, not published yet: visitors see the previous version').waitFor();
  await page.keyboard.press('Escape');
  await status('Footer not published').click();
  await sidebar().getByRole('button', { name: 'Publish' }).click();
  await toast('Footer Published');
  await status('Footer not published').waitFor({ state: 'detached' });
  expect(await notice('footer').count()).toBe(0);
  await eventually(seenByVisitors, 'First words');
});

test('a footer is saved as a draft in a pause, and discarding it restores what visitors see', async () => {
  const stored = async () => (await editing.call(`/site/loadFooter?domainId=${domainId}`)).slogan.text;
  await write('Published words');
  await sidebar().getByRole('button', { name: 'Publish' }).click();
  await toast('Footer Published');
  await write('Typed words');
  await eventually(stored, 'Typed words');
  await status('Footer not published').waitFor();
  await sidebar().getByRole('button', { name: 'Save' }).click();
  await toast('Footer Saved');
  await eventually(seenByVisitors, 'Published words');
  await sidebar().getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard' }).click();
  await slogan().getByText('Published words').waitFor();
  await status('Footer not published').waitFor({ state: 'detached' });
  await eventually(seenByVisitors, 'Published words');
  await eventually(stored, 'Published words');
});

test('a busy button shows its state, and a second click does nothing', async () => {
  let calls = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/page/publishPage', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  const publish = page.locator('[data-menu-item=publishPage]');
  await publish.click();
  await eventually(() => publish.getAttribute('aria-busy'), 'true');
  await publish.click();
  answer();
  await toast('Page Published');
  await eventually(() => publish.getAttribute('aria-busy'), null);
  expect(calls).toBe(1);
});

test('the cookie notice does not cover a page that is being edited', async () => {
  const notice = page.locator('[data-part=cookie-banner]');
  await viewPage(page);
  await notice.waitFor();
  await editPage(page);
  await notice.waitFor({ state: 'hidden' });
});

test('a click on a link of the navigation opens its row in the sidebar', async () => {
  const row = (key: string, text: string) => ({ key, link: { type: 'page', href: `/${key}`, text }, subItems: [] });
  const items = [row('first', 'First things'), row('second', 'Second things')];
  const { revision } = await editing.call(`/site/loadNav?domainId=${domainId}`);
  await editing.call('/site/saveNav', { nav: { domainId, revision, items } });
  await page.reload();
  await editPage(page);
  await page.locator('[data-part=main-nav]').getByRole('link', { name: 'Second things' }).click();
  const open = sidebar().locator('details[open]');
  await eventually(() => open.getByLabel('Link Text').inputValue(), 'Second things');
  expect(await open.count()).toBe(1);
});

test('a link without a text is named by its address, with a note that visitors do not see it', async () => {
  const { revision } = await editing.call(`/site/loadNav?domainId=${domainId}`);
  const items = [{ key: 'k1', link: { type: 'page', href: '/around', text: '' }, subItems: [] }];
  await editing.call('/site/saveNav', { nav: { domainId, revision, items } });
  await page.reload();
  await status('Navigation not published').click();
  await sidebar().getByText('/around', { exact: true }).waitFor();
  await sidebar().getByText('Visitors do not see a link without a text: /around').waitFor();
});

test('a footer that is changed back to what visitors see has nothing to publish', async () => {
  await write('Shown words');
  await sidebar().getByRole('button', { name: 'Publish' }).click();
  await toast('Footer Published');
  await write('Other words');
  await sidebar().getByRole('button', { name: 'Save' }).click();
  await status('Footer not published').waitFor();
  await write('Shown words');
  await sidebar().getByRole('button', { name: 'Save' }).click();
  await status('Footer not published').waitFor({ state: 'detached' });
});
