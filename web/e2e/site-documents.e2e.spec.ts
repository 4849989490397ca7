import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, editPage, startEditing, viewPage } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let pageStatus: Editing['status'];
let domainId: string;
beforeAll(async () => {
  editing = await startEditing();
  domainId = (await editing.call('/config/loadDomain')).domain._id;
  const row = (key: string, text: string) => ({ key, link: { type: 'page', href: `/${key}`, text }, subItems: [] });
  const items = [row('first', 'First things'), row('second', 'Second things'), row('around', '')];
  await editing.call('/site/saveNav', { nav: { domainId, items } });
  await editing.makePage('around');
  await editing.makePage('what-is-covered', { header: { title: 'What we cover' } });
  ({ page, status: pageStatus } = await editing.editInSameTab('around'));
});
afterAll(() => editing?.stop());

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

describe('a footer', () => {
  test('that is saved but not published is marked everywhere until it is published', async () => {
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
    await editPage(page);
    await status('Footer not published').waitFor();
    await choose('Open site settings');
    const settings = page.getByRole('dialog', { name: 'Welcome to your dashboard' });
    const drafts = settings.getByText('Saved, not published yet: visitors see the previous version');
    // The navigation and the footer have one each.
    await eventually(() => drafts.count(), 2);
    await page.keyboard.press('Escape');
    await status('Footer not published').click();
    await sidebar().getByRole('button', { name: 'Publish' }).click();
    await toast('Footer Published');
    await status('Footer not published').waitFor({ state: 'detached' });
    expect(await notice('footer').count()).toBe(0);
    await eventually(seenByVisitors, 'First words');
  });

  test('is saved as a draft in a pause, and discarding that restores what visitors see', async () => {
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

  test('that is changed back to what visitors see has nothing to publish', async () => {
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
});

describe('a link of the navigation', () => {
  test('opens its row in the sidebar when it is clicked', async () => {
    await page.locator('[data-part=main-nav]').getByRole('link', { name: 'Second things' }).click();
    const open = sidebar().locator('details[open]');
    await eventually(() => open.getByLabel('Link Text').inputValue(), 'Second things');
    expect(await open.count()).toBe(1);
  });

  test('without a text is named by its address, with a note that visitors do not see it', async () => {
    await status('Navigation not published').click();
    await sidebar().getByText('/around', { exact: true }).waitFor();
    await sidebar().getByText('Visitors do not see a link without a text: /around').waitFor();
  });
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

test('a sub nav is created, filled and published in the sidebar, and opened again by a click', async () => {
  await editing.makePage('sectioned');
  ({ page } = await editing.editInSameTab('sectioned'));
  const stored = async () => editing.call(`/subNav/list?domainId=${domainId}&region=`);
  const subNav = page.locator('[data-part=sub-nav]');

  await page.getByRole('button', { name: 'Contents' }).click();
  await sidebar().getByRole('button', { name: 'Page header' }).click();
  await sidebar().getByRole('button', { name: 'Sub nav' }).click();
  await sidebar().getByLabel('New sub nav').fill('Cover');
  await sidebar().getByRole('button', { name: 'Add' }).click();
  await sidebar().getByRole('button', { name: 'Use' }).click();
  await sidebar().getByRole('button', { name: 'Remove from page' }).waitFor();
  await sidebar().getByRole('button', { name: 'Edit links' }).click();

  await sidebar().getByRole('button', { name: 'Add link' }).click();
  await sidebar().getByRole('combobox', { name: 'Page' }).fill('what we');
  await page.getByRole('option', { name: /What we cover/ }).click();
  await sidebar().getByLabel('Link Text').fill('Covered');
  await eventually(
    async () => (await stored())[0].items.map(({ link }: any) => [link.href, link.text]),
    [['/what-is-covered', 'Covered']],
  );

  await subNav.getByRole('link', { name: 'Covered' }).waitFor();
  await pageStatus(/^Page: saved/);
  await page.reload();
  await editPage(page);
  await subNav.getByRole('link', { name: 'Covered' }).click();
  await sidebar().getByRole('heading', { name: 'Sub nav links' }).waitFor();
  await sidebar().getByLabel('Name').fill('Our cover');
  await subNav.and(page.getByRole('navigation', { name: 'Our cover' })).waitFor();
  await sidebar().getByRole('button', { name: 'Save' }).click();
  await eventually(async () => (await stored())[0].name, 'Our cover');
  const shown = async () => (await editing.site.get(`/api/subNav/list?domainId=${domainId}`)).json;
  expect(await shown()).toEqual([]);
  await sidebar().getByRole('button', { name: 'Publish' }).click();
  await eventually(async () => (await shown())[0]?.name, 'Our cover');
});

test('the theme of the page is switched in the sidebar', async () => {
  await page.locator('h1').click();
  await sidebar().getByLabel('Theme').selectOption({ label: 'Slate' });
  await page.locator('.page[data-theme="darkSlate"]').waitFor();
  await eventually(async () => (await editing.stored('sectioned')).theme, 'darkSlate');
});
