import type { Page } from 'playwright-core';
import { type EditingSite, editPage, startEditing } from './editing-site.ts';
import { isClosedByEscape } from './dialog-violations.ts';
import { readJournal } from './read-journal.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
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
  await editing.call('/subNav/add', { domainId, name: 'Spare', region: '' });
  await editing.makePage('chosen');
  ({ page } = await editing.editInSameTab('chosen'));
});
afterAll(() => editing?.stop());
afterEach(() => isClosedByEscape(page));

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
  const row = settings().getByRole('listitem').filter({ hasText: 'Members' });
  await row.getByRole('button', { name: 'Use' }).click();
  await link.waitFor();
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

let made = 0;
/** Creates a sub nav with one link on a new page. */
async function makeSubNav() {
  const name = `Cover ${++made}`;
  const { _id, revision } = await editing.call('/subNav/add', { domainId, region: '', name });
  const items = [{ key: 'l1', link: { type: 'page', href: '/chosen', text: 'Old words' } }];
  await editing.call('/subNav/save', { subNav: { _id, revision, domainId, region: '', name, items } });
  const slug = `sectioned-${made}`;
  await editing.makePage(slug, { miniNavId: _id });
  const load = async () =>
    (await editing.call(`/subNav/list?domainId=${domainId}`)).find((one: any) => one._id === _id);
  return {
    slug,
    stored: async () => (await load()).items[0].link.text,
    /** Saves another text of the link, as another tab of the same user does. */
    async saveMeanwhile(text: string) {
      const subNav = await load();
      subNav.items[0].link.text = text;
      await editing.call('/subNav/save', { subNav });
    },
  };
}

const sidebar = () => page.locator('.ed-sidebar');
const chip = () => page.locator('.ed-status').getByText('Sub nav not saved', { exact: true });
const save = () => sidebar().getByRole('button', { name: 'Save', exact: true }).click();
const conflict = () =>
  page.getByRole('dialog', { name: 'You have changed the same text in another tab or on another device' });
const write = (text: string) => sidebar().getByLabel('Link Text').fill(text);

async function openLink(text: string): Promise<void> {
  await page.locator('[data-part=sub-nav]').getByRole('link', { name: text }).click();
  await sidebar().getByLabel('Link Text').waitFor();
}
async function expectConflict(theirs: string, mine: string): Promise<void> {
  const group = conflict().locator('fieldset');
  expect(await group.locator('legend').innerText()).toMatch(/^Sub nav, Links/);
  expect(await group.locator('[data-side=theirs] .ed-conflict-value').innerText()).toContain(theirs);
  expect(await group.locator('[data-side=mine] .ed-conflict-value').innerText()).toContain(mine);
}
async function chooseMine(): Promise<void> {
  await conflict().locator('fieldset [data-side=mine] input').check();
  await conflict().getByRole('button', { name: 'Apply' }).click();
  await save();
}

test('one link of a sub nav that is changed in two tabs of one person has both values, and the second one chooses', async () => {
  const { slug, stored, saveMeanwhile } = await makeSubNav();
  ({ page } = await editing.editInSameTab(slug));
  await openLink('Old words');
  await saveMeanwhile('Words of Bob');
  await write('Words of Ann');
  await expectConflict('Words of Bob', 'Words of Ann');
  expect(await stored()).toBe('Words of Bob');
  await chooseMine();
  await chip().waitFor({ state: 'detached' });
  await eventually(stored, 'Words of Ann');
});

test('unsaved links of a closed tab are restored, with a conflict if another tab has changed the same link', async () => {
  const { slug, stored, saveMeanwhile } = await makeSubNav();
  const { context } = await editing.editInSameTab(slug);
  await openLink('Old words');
  await page.route('**/api/subNav/save', (route) => route.abort());
  await write('Left behind');
  await readJournal(page, 'Left behind');
  await page.close({ runBeforeUnload: false });
  await saveMeanwhile('Saved meanwhile');

  page = await context.newPage();
  await page.goto(`${editing.site.bff.url}/${slug}`);
  await editPage(page);
  await page.locator('[data-part=sub-nav]').getByRole('link', { name: 'Saved meanwhile' }).click();
  await page.locator('.ed-toast', { hasText: 'have been restored' }).waitFor();
  await expectConflict('Saved meanwhile', 'Left behind');
  await chooseMine();
  await eventually(stored, 'Left behind');
});
