import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, editPage, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let domainId: string;
let page: Page;
let context: Editing['context'];
let count = 0;

beforeAll(async () => {
  editing = await startEditing();
  domainId = (await editing.call('/config/loadDomain')).domain._id;
});
afterAll(() => editing?.stop());
beforeEach(async () => {
  count += 1;
  await editing.makePage(`stays-${count}`);
  ({ page, context } = await editing.edit(`stays-${count}`));
});
afterEach(() => context.close());

const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (text: string, on = page) => on.locator('.ed-toast', { hasText: text });
const dashboard = (on = page) => on.getByRole('dialog', { name: 'Welcome to your dashboard root' });
const row = (name: string, on = page) => dashboard(on).getByRole('row').filter({ hasText: name });

async function openBin(on = page): Promise<void> {
  await on.getByRole('button', { name: 'Open dashboard', exact: true }).click();
  await dashboard(on).getByRole('tab', { name: 'Bin' }).click();
}
const restore = (name: string, on = page) => row(name, on).getByRole('button', { name: 'Restore' });

test('the bin is empty before anything is deleted', async () => {
  await openBin();
  await dashboard().getByText('The bin has no items that you may restore.').waitFor();
});

test('a deleted page is restored as a draft with its texts', async () => {
  await editing.makePage('mistake', { header: { title: 'A mistake' } });
  await page.goto(page.url().replace(/stays-\d+/, 'mistake'));
  await choose('Open page settings');
  await choose('Delete Page');
  const dialog = page.getByRole('dialog', { name: 'Delete page' });
  await dialog.getByText('You can restore it from the bin for 30 days.').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await toast('Page Deleted').waitFor();
  await page.getByRole('button', { name: 'Not now' }).click();

  await openBin();
  expect(await row('A mistake').innerText()).toMatch(/Page\s+By root, .+\s(29|30) days left/);
  await restore('A mistake').click();
  await toast('Page “A mistake” restored').getByRole('button', { name: 'Open page' }).click();
  await page.waitForURL('**/mistake');
  await page.locator('h1', { hasText: 'A mistake' }).waitFor();
  await page.getByText('Text two').waitFor();
});

test('a page whose address is now taken cannot be restored, and the editor says by which page', async () => {
  const { _id } = await editing.makePage('busy', { header: { title: 'The first' } });
  await editing.call('/page/delete', { _id });
  await editing.makePage('busy', { header: { title: 'The second' } });
  await openBin();
  await restore('The first').click();
  await dashboard().getByRole('alert').filter({ hasText: 'was not restored. The address /busy is taken' }).waitFor();
  expect(await row('The first').count()).toBe(1);
});

test('a deleted page banner and a deleted region are restored', async () => {
  await editing.call('/pageBanners/addNew', { domainId, name: 'Closed today', content: '<p>Closed</p>' });
  const region = await editing.call('/regions/createRegion', { region: { domainId, name: 'Fiji', slugPrefix: 'fj' } });
  await choose('Open site settings');
  const settings = page.getByRole('dialog', { name: 'Welcome to your dashboard' });
  await settings.getByRole('tab', { name: 'Page Banners' }).click();
  await settings.getByRole('button', { name: 'Remove Closed today' }).click();
  await page.getByText('You can restore it from the bin for 30 days.').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast('Banner Deleted').waitFor();
  await settings.getByRole('button', { name: 'Close', exact: true }).click();
  await editing.call('/regions/deleteRegion', { regionId: region._id });

  await openBin();
  await dashboard().getByLabel('Kind').selectOption('Region');
  await eventually(() => row('Closed today').count(), 0);
  await restore('Fiji').click();
  await toast('Region “Fiji” restored').waitFor();
  await dashboard().getByLabel('Kind').selectOption('Page banner');
  await restore('Closed today').click();
  await toast('Page banner “Closed today” restored').getByRole('button', { name: 'Open site settings' }).click();
  await settings.getByRole('button', { name: 'Edit Closed today' }).waitFor();
  await settings.getByRole('tab', { name: 'Regions' }).click();
  await settings.getByRole('button', { name: 'Edit Fiji' }).waitFor();
});

test('two users restore the same document: it is restored once, and the second user gets a message', async () => {
  const { _id } = await editing.makePage('twice', { header: { title: 'Twice' } });
  await editing.call('/page/delete', { _id });
  const other = await editing.edit(`stays-${count}`);
  await openBin();
  await openBin(other.page);
  await restore('Twice', other.page).waitFor();
  await restore('Twice').dblclick();
  await toast('Page “Twice” restored').waitFor();
  await eventually(() => row('Twice').count(), 0);
  expect(await dashboard().getByRole('alert').count()).toBe(0);
  await restore('Twice', other.page).click();
  const refused =
    'Page “Twice” was not restored. This document is not deleted, or somebody else has restored it already.';
  await dashboard(other.page).getByRole('alert').filter({ hasText: refused }).waitFor();
  await eventually(() => row('Twice', other.page).count(), 0);
  expect((await editing.call(`/page/history?_id=${_id}`)).revisions).toHaveLength(3);
  await other.context.close();
});

test('an editor sees who changed the navigation and how, and restores an earlier version', async () => {
  const load = () => editing.call('/nav/loadRegionNav', { domainId, region: '' });
  const withText = async (ctaText: string) => editing.call('/site/saveNav', { nav: { ...(await load()), ctaText } });
  await withText('Call us');
  await editing.call('/site/publishNav', { nav: await load() });
  await withText('Do not call us');
  await page.reload();
  await editPage(page);
  await page.locator('[data-part=header]').click({ position: { x: 4, y: 4 } });
  await page.locator('.ed-sidebar').getByRole('button', { name: 'History of the navigation' }).click();
  const history = page.getByRole('dialog', { name: 'History of the navigation' });
  const versions = history.getByRole('list', { name: 'Versions of the navigation' }).getByRole('listitem');
  await eventually(() => versions.count(), 3);
  const text = await versions.allTextContents();
  expect(text[0]).toContain('root · saved · current version');
  expect(text[1]).toContain('root · published');

  await history.getByRole('button', { name: 'Show changes of version 3' }).click();
  const changes = page.getByRole('dialog', { name: 'Compare versions: Navigation' });
  await changes.getByText('Text next to the button: “Call us” → “Do not call us”').waitFor();
  await changes.getByRole('button', { name: 'Close' }).click();

  await history.getByRole('button', { name: 'Restore version 1' }).dblclick();
  const question = page.getByRole('dialog', { name: 'Restore this version' });
  await question.getByText('Visitors see no change until it is published.').waitFor();
  await question.getByRole('button', { name: 'Restore' }).dblclick();
  await toast('Navigation: version 1 restored').waitFor();
  await eventually(() => versions.count(), 4);
  expect((await load()).ctaText).toBe('Call us');
  await history.getByRole('button', { name: 'Close' }).click();
  await eventually(() => page.locator('.ed-sidebar').getByLabel('Text next to the button').inputValue(), 'Call us');
});

test('the history of a page describes its changes, and restoring keeps the page open', async () => {
  const slug = `stays-${count}`;
  const stored = await editing.stored(slug);
  await editing.call('/page/save', { page: { ...stored, header: { ...stored.header, title: 'Renamed' } } });
  await page.reload();
  await choose('Open page settings');
  const settings = page.getByRole('dialog', { name: 'Page settings' });
  await settings.getByRole('tab', { name: 'History' }).click();
  await settings.getByRole('button', { name: 'Show changes of version 2' }).click();
  const changes = page.getByRole('dialog', { name: 'Compare versions' });
  await changes.getByText('Title: “A title” → “Renamed”').waitFor();
  await changes.getByRole('button', { name: 'Close' }).click();
  await settings.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog', { name: 'Restore this version' }).getByRole('button', { name: 'Restore' }).click();
  await toast('Page: version 1 restored').waitFor();
  await settings.getByText('restored · current version').waitFor();
  await page.locator('h1', { hasText: 'A title' }).waitFor();
});

test('the edits of one sitting are one entry in words, which opens to its single saves', async () => {
  const slug = `stays-${count}`;
  const save = async (title: string, more = {}) => {
    const stored = await editing.stored(slug);
    await editing.call('/page/save', { page: { ...stored, header: { ...stored.header, title }, ...more } });
  };
  await save('First');
  await save('Second', { contents: [{ componentType: 'QuoteBlock', key: 'quote', quote: 'Well said' }] });
  await page.reload();
  await choose('Open page settings');
  await page.getByRole('tab', { name: 'History' }).click();
  const entries = page.getByRole('list', { name: 'Versions of the page' }).locator('> li');
  await eventually(() => entries.count(), 2);
  await entries.first().getByText('Changed Title of Page header; added Quote; removed 3 blocks').waitFor();
  await entries.first().getByRole('button', { name: '2 saves of version 3' }).click();
  await eventually(() => entries.first().getByRole('listitem').count(), 2);
  await entries.first().getByRole('button', { name: 'Show changes of version 2' }).click();
  const changes = page.getByRole('dialog', { name: 'Compare versions' });
  await changes.getByText('Title: “A title” → “First”').waitFor();
});
