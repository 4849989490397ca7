import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, startEditing, viewPage } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let context: Editing['context'];
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('steps', {
    contents: [{ componentType: 'ByNumbers', key: 'numbers', title: 'By numbers', items: [] }],
  });
});
afterAll(() => editing?.stop());
beforeEach(async () => void ({ page, context } = await editing.editInSameTab('steps')));

const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
const settings = () => page.getByRole('dialog', { name: 'Welcome to your dashboard' });
const sidebar = () => page.locator('.ed-sidebar');

test('a new page gets its address from its title, has instructions, and can be edited at once', async () => {
  await choose('Create new page');
  await page.getByLabel('Title').fill('50% off / new');
  await choose('Create page');
  await page.waitForURL('**/50-off-new');
  await page.locator('.ed-toast', { hasText: 'Click a text to edit it' }).waitFor();
  await eventually(() => page.getByRole('button', { name: 'Select component' }).getAttribute('aria-pressed'), 'true');
  await page.locator('h1', { hasText: '50% off / new' }).click();
  await sidebar().waitFor();
});

test('a new article begins with the caret in its title, and Enter leads to its text', async () => {
  await choose('Create new page');
  await page.getByRole('radio', { name: 'Article' }).check();
  await page.getByLabel('Title').fill('Open day');
  await choose('Create page');
  await page.waitForURL('**/news/open-day');
  await page.locator('h1:focus').waitFor();
  await page.keyboard.type(' on Sunday');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Doors open at nine.');
  await eventually(
    async () => (await editing.stored('news/open-day')).articleContents.map(({ text }: { text: string }) => text),
    ['<p>Doors open at nine.</p>'],
  );
  expect((await editing.stored('news/open-day')).header.title).toBe('Open day on Sunday');
});

test('a page is edited from the start: its rows, the links of its header, and also on a narrow screen', async () => {
  await page.locator('[data-block=ByNumbers]').getByText('By numbers').click();
  await sidebar().getByRole('button', { name: 'Add number' }).click();
  await sidebar().locator('details[open]').waitFor();
  await eventually(
    () =>
      sidebar()
        .locator('details[open]')
        .evaluate((row) => row.contains(document.activeElement)),
    true,
  );

  const link = page.locator('[data-part=home-link]');
  await link.click();
  await sidebar().getByRole('heading', { name: 'Navigation' }).waitFor();
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
  await opened.waitForURL((url) => !url.pathname.endsWith('/steps'));
  await opened.close();
  expect(new URL(page.url()).pathname).toBe('/steps');

  await page.setViewportSize({ width: 390, height: 800 });
  for (const name of ['Edit', 'View', 'Publish now'])
    expect([name, await page.getByRole('button', { name, exact: true }).isVisible()]).toEqual([name, true]);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a redirect is added with a warning about a page, changed, published, saved by itself, published again, and deleted', async () => {
  await choose('Open site settings');
  await settings().getByRole('tab', { name: 'Redirects' }).click();
  await settings().getByRole('button', { name: 'Add redirect' }).click();
  const add = page.getByRole('dialog', { name: 'Add redirect' });
  await add.getByLabel('From').fill('/steps');
  await add.getByText('There is a page at /steps.').waitFor();
  await add.getByLabel('From').fill('/old-steps');
  await add.getByText('There is a page at /steps.').waitFor({ state: 'detached' });
  await add.getByLabel('To').fill('/somewhere');
  await add.getByRole('button', { name: 'Save' }).click();
  await settings().getByRole('cell', { name: 'Draft', exact: true }).waitFor();
  await settings().getByRole('button', { name: 'Edit the redirect from /old-steps' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit redirect' });
  await edit.getByLabel('To').fill('/steps');
  await edit.getByRole('button', { name: 'Publish' }).click();
  await settings().getByRole('cell', { name: '/steps', exact: true }).waitFor();
  const answer = async () => (await editing.site.get('/old-steps')).status;
  await eventually(answer, 301);
  await settings().getByRole('cell', { name: 'Live', exact: true }).waitFor();
  const publish = settings().getByRole('button', { name: 'Publish the redirect from /old-steps', exact: true });
  expect(await publish.count()).toBe(0);
  await settings().getByRole('button', { name: 'Edit the redirect from /old-steps' }).click();
  await edit.getByLabel('To').fill('/steps?changed');
  await edit.getByRole('status').getByText('Saved', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await settings().getByRole('cell', { name: 'Unpublished changes', exact: true }).waitFor();
  await publish.click();
  await settings().getByRole('cell', { name: 'Live', exact: true }).waitFor();
  await eventually(async () => (await editing.site.get('/old-steps')).headers.location, '/steps?changed');
  await settings().getByRole('button', { name: 'Delete the redirect from /old-steps' }).click();
  const question = page.getByRole('dialog', { name: 'Delete redirect' });
  await question.getByText('It is live.').waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await settings().getByText('/old-steps').waitFor({ state: 'detached' });
  await eventually(answer, 404);
});

test('undo in the page settings reverts a setting, but no earlier change of the page', async () => {
  await page.locator('h1').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' edited');
  await page.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  await choose('Open page settings');
  const dialog = page.getByRole('dialog', { name: 'Page settings' });
  await dialog.getByLabel('Theme').selectOption('Slate');
  await eventually(() => page.locator('.page').getAttribute('data-theme'), 'darkSlate');
  await dialog.getByRole('button', { name: 'Undo settings' }).click();
  await eventually(() => page.locator('.page').getAttribute('data-theme'), 'standard');
  expect(await dialog.getByRole('button', { name: 'Undo settings' }).isDisabled()).toBe(true);
  await page.keyboard.press('Control+z');
  await eventually(() => page.locator('h1').innerText(), 'A title edited');
});

test('a page is edited also after a reload, until View ends it on this page and the next', async () => {
  await page.reload();
  await page.locator('html.ed-selecting').waitFor();
  await choose('Open page settings');
  await page.getByRole('dialog', { name: 'Page settings' }).getByRole('button', { name: 'Close' }).click();
  await page.locator('html.ed-selecting').waitFor();
  await viewPage(page);
  await page.locator('[data-part=home-link]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/steps'));
  expect(await page.locator('html.ed-selecting').count()).toBe(0);
});
