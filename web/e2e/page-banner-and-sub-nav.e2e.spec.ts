import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let context: Editing['context'];
let domainId: string;
beforeAll(async () => {
  editing = await startEditing();
  domainId = (await editing.call('/config/loadDomain')).domain._id;
  await editing.call('/pageBanners/addNew', {
    domainId,
    name: 'Open day',
    content: '<p>Come and <strong>see</strong> us</p>',
  });
  const subNav = await editing.call('/subNav/add', { domainId, name: 'Members', region: '' });
  const items = [{ key: 'one', link: { type: 'page', href: '/members', text: 'For members' } }];
  await editing.call('/subNav/save', { subNav: { ...subNav, items } });
});
afterAll(() => editing?.stop());
let pages = 0;
beforeEach(async () => {
  const slug = `chosen-${++pages}`;
  await editing.makePage(slug);
  ({ page, context } = await editing.edit(slug));
});
afterEach(() => context.close());

const settings = () => page.getByRole('dialog', { name: 'Page settings' });
const open = () => page.getByRole('button', { name: 'Open page settings' }).click();
const banner = () => page.locator('[data-part=banner]', { hasText: 'Come and see us' });

test('a banner appears on the page while the dialog is open, and stays when it is closed', async () => {
  await open();
  await settings().getByRole('tab', { name: 'Page Banner' }).click();
  await settings().getByRole('combobox', { name: 'Page Banner' }).selectOption('Open day');
  await page.keyboard.press('Escape');
  await banner().waitFor();
  await eventually(() => banner().locator('strong').innerText(), 'see');
  await page.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await banner().count()).toBe(1);

  await open();
  await settings().getByRole('tab', { name: 'Page Banner' }).click();
  await settings().getByRole('combobox', { name: 'Page Banner' }).selectOption('No banner');
  await page.keyboard.press('Escape');
  await eventually(() => banner().count(), 0);
  await page.waitForLoadState('networkidle');
  expect(await banner().count()).toBe(0);
});

test('a banner is saved as a draft, and published after a question that names the pages that use it', async () => {
  const used = await editing.call('/pageBanners/addNew', {
    domainId,
    name: 'In use',
    content: '<p>Open on Monday</p>',
  });
  await editing.call('/pageBanners/publish', { domainId, banner: used });
  await editing.makePage('with-banner', { pageBannerId: used._id });
  const shown = async () => {
    const { json } = await editing.site.get(`/api/pageBanners/list?domainId=${domainId}`);
    return json.find(({ name }: { name: string }) => name === 'In use').content;
  };
  await page.getByRole('button', { name: 'Open site settings' }).click();
  const site = page.getByRole('dialog', { name: 'Welcome to your dashboard' });
  await site.getByRole('tab', { name: 'Page Banners' }).click();
  await site.getByRole('button', { name: 'Edit In use' }).click();
  const form = page.getByRole('dialog', { name: 'Edit banner' });
  await form.getByRole('textbox', { name: 'Content' }).fill('Open on Tuesday');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.locator('.ed-toast', { hasText: 'Banner Details Updated' }).waitFor();
  await site.getByRole('button', { name: 'Publish In use' }).click();
  const question = page.getByRole('dialog', { name: 'Show this banner to visitors?' });
  await question.getByText('/with-banner').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await shown()).toContain('Monday');
  await site.getByRole('button', { name: 'Publish In use' }).click();
  await question.getByRole('button', { name: 'Publish' }).click();
  await page.locator('.ed-toast', { hasText: 'Banner published' }).waitFor();
  expect(await shown()).toContain('Tuesday');
});

test('a sub nav appears on the page once it is chosen, and disappears once it is removed', async () => {
  const link = page.locator('[data-part=sub-nav]', { hasText: 'For members' });
  await open();
  await settings().getByRole('button', { name: 'Use' }).first().click();
  await link.waitFor();
  const row = settings().getByRole('listitem').filter({ hasText: 'Members' });
  await row.getByText('1 page', { exact: true }).waitFor();
  expect(await row.getByRole('button', { name: 'Delete Members' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  expect(await link.count()).toBe(1);
  await open();
  await settings().getByRole('button', { name: 'Remove from page' }).click();
  await page.keyboard.press('Escape');
  await eventually(() => link.count(), 0);
  await page.waitForLoadState('networkidle');
  expect(await link.count()).toBe(0);
});

test('a sub nav is deleted after a confirmation', async () => {
  await editing.call('/subNav/add', { domainId, name: 'Spare', region: '' });
  const names = async () =>
    (await editing.call(`/subNav/list?domainId=${domainId}&region=`)).map(({ name }: { name: string }) => name);
  const question = page.getByRole('dialog', { name: 'Delete sub nav' });
  await open();
  await settings().getByRole('button', { name: 'Delete Spare' }).click();
  await question.getByText('Spare and its links will be deleted.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await names()).toContain('Spare');
  await settings().getByRole('button', { name: 'Delete Spare' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await settings().getByText('Spare').waitFor({ state: 'detached' });
  expect(await names()).not.toContain('Spare');
});
