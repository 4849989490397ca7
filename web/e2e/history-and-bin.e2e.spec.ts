import type { Page } from 'playwright-core';
import { isClosedByEscape } from './dialog-violations.ts';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let domainId: string;
let page: Page;
let context: Editing['context'];

/** Creates one document of each kind with a version. */
beforeAll(async () => {
  editing = await startEditing();
  const { domain } = await editing.call('/config/loadDomain');
  domainId = domain._id;
  await editing.call('/config/saveDomain', { domain: { ...domain, name: 'Main' } });
  await editing.call('/siteSettings/saveSiteSettings', { siteSettings: { domainId, title: 'A site' } });
  await saveNav('Call us');
  await editing.call('/site/publishNav', { nav: await loadNav() });
  await saveNav('Do not call us');
  const footer = await editing.call('/footer/loadRegionFooter', { domainId, region: '' });
  await editing.call('/site/saveFooter', { footer });
  await editing.call('/regions/createRegion', { region: { domainId, name: 'Samoa', slugPrefix: 'ws' } });
  await editing.call('/pageBanners/addNew', { domainId, name: 'Closed', content: '<p>Closed</p>' });
  await editing.call('/siteSettings/saveRedirect', { redirect: { domainId, name: 'r', from: '/old', to: '/new' } });
  await editing.call('/subNav/add', { domainId, region: '', name: 'Members' });
  await editing.storePicture('team.png');
  await editing.makePage('stays');
  ({ page, context } = await editing.editInSameTab('stays'));
  const multipart = { file: { name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('Terms') } };
  expect((await context.request.post(`${editing.site.bff.url}/api/file/uploadFile`, { multipart })).status()).toBe(200);
});
afterAll(() => editing?.stop());
afterEach(() => isClosedByEscape(page));

const loadNav = () => editing.call('/nav/loadRegionNav', { domainId, region: '' });
const saveNav = async (ctaText: string) => editing.call('/site/saveNav', { nav: { ...(await loadNav()), ctaText } });
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

describe('the history of a document', () => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  const inSiteSettings = async (name: string) => {
    await choose('Open site settings');
    await tab(name);
  };

  const screens: Record<string, { name: string; open: () => Promise<void> }> = {
    'site settings': { name: 'the site settings', open: () => inSiteSettings('General') },
    navigation: { name: 'the navigation', open: () => inSiteSettings('General') },
    footer: { name: 'the footer', open: () => inSiteSettings('General') },
    region: { name: 'Samoa', open: () => inSiteSettings('Regions') },
    'page banner': { name: 'Closed', open: () => inSiteSettings('Page Banners') },
    redirect: { name: 'the redirect from /old', open: () => inSiteSettings('Redirects') },
    file: { name: 'terms.txt', open: () => inSiteSettings('Files') },
    domain: { name: 'Main', open: () => choose('Open config settings') },
    'sub nav': {
      name: 'the sub nav',
      open: async () => {
        await choose('Open page settings');
        await choose('Edit links');
      },
    },
    picture: {
      name: 'team.png',
      open: async () => {
        await choose('Open page settings');
        await tab('Sharing');
        await page.getByRole('button', { name: 'Choose a picture' }).first().click();
        await tab('Gallery');
      },
    },
  };

  test.each(Object.entries(screens))(
    'of the kind %s is in its screen and shows who changed it',
    async (_kind, { name, open }) => {
      await open();
      await page.getByRole('button', { name: `History of ${name}`, exact: true }).click();
      const history = page.getByRole('dialog', { name: `History of ${name}` });
      await history.getByText(/^root · .+ · current version$/).waitFor();
      await history
        .getByRole('button', { name: /^Show changes of version/ })
        .first()
        .click();
      const changes = page.getByRole('dialog', { name: /^Compare versions/ });
      await changes.waitFor();
      await eventually(() => changes.getByText('Loading…').count(), 0);
      expect(await changes.getByRole('alert').count()).toBe(0);
      expect(await changes.locator('li, p').count()).toBeGreaterThan(0);
    },
  );

  test('an editor sees who changed the navigation and how, and restores an earlier version', async () => {
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
    expect((await loadNav()).ctaText).toBe('Call us');
    await history.getByRole('button', { name: 'Close' }).click();
    await eventually(() => page.locator('.ed-sidebar').getByLabel('Text next to the button').inputValue(), 'Call us');
  });

  test('has one entry in words for the edits of one sitting, which opens to its single saves; restoring keeps the page open', async () => {
    await editing.makePage('sitting');
    const save = async (title: string, more = {}) => {
      const stored = await editing.stored('sitting');
      await editing.call('/page/save', { page: { ...stored, header: { ...stored.header, title }, ...more } });
    };
    await save('First');
    await save('Second', { contents: [{ componentType: 'QuoteBlock', key: 'quote', quote: 'Well said' }] });
    ({ page } = await editing.editInSameTab('sitting'));
    await choose('Open page settings');
    const settings = page.getByRole('dialog', { name: 'Page settings' });
    await settings.getByRole('tab', { name: 'History' }).click();
    const entries = page.getByRole('list', { name: 'Versions of the page' }).locator('> li');
    await eventually(() => entries.count(), 2);
    await entries.first().getByText('Changed Title of Page header; added Quote; removed 3 blocks').waitFor();
    await entries.first().getByRole('button', { name: '2 saves of version 3' }).click();
    await eventually(() => entries.first().getByRole('listitem').count(), 2);
    await entries.first().getByRole('button', { name: 'Show changes of version 2' }).click();
    const changes = page.getByRole('dialog', { name: 'Compare versions' });
    await changes.getByText('Title: “A title” → “First”').waitFor();
    await changes.getByRole('button', { name: 'Close' }).click();
    await settings.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByRole('dialog', { name: 'Restore this version' }).getByRole('button', { name: 'Restore' }).click();
    await toast('Page: version 1 restored').waitFor();
    await settings.getByText('restored · current version').waitFor();
    await page.locator('h1', { hasText: 'A title' }).waitFor();
  });
});

describe('the bin', () => {
  test('a deleted page is restored as a draft with its texts', async () => {
    await editing.makePage('mistake', { header: { title: 'A mistake' } });
    ({ page } = await editing.editInSameTab('mistake'));
    await choose('Open page settings');
    await choose('Delete Page');
    const dialog = page.getByRole('dialog', { name: 'Delete page' });
    await dialog.getByText('You can restore it from the bin for 30 days.').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await toast('Page Deleted').waitFor();

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
    const region = await editing.call('/regions/createRegion', {
      region: { domainId, name: 'Fiji', slugPrefix: 'fj' },
    });
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
    const other = await editing.edit('stays');
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
});

test('a linked page is deleted with a replacement, and its visitors are redirected', async () => {
  const link = { type: 'page', href: '/old-office', text: 'Visit us' };
  await editing.makePage('old-office');
  const target = await editing.makePage('new-office', { header: { title: 'The new office' } });
  await editing.call('/page/publishPage', { page: { _id: target._id, revision: target.revision } });
  await editing.makePage('offices', {
    header: { title: 'All offices' },
    contents: [{ componentType: 'CtaBlock', key: 'cta', link }],
  });
  await eventually(
    async () => (await editing.call('/dependencies/checkDependencies?type=link&url=/old-office')).length,
    1,
  );
  await eventually(async () => (await editing.call('/sitemap/filter?search=new-office&size=5')).total, 1);
  ({ page } = await editing.editInSameTab('old-office'));
  await choose('Open page settings');
  await choose('Delete Page');
  const dialog = page.getByRole('dialog', { name: 'Delete page' });

  const user = dialog.getByRole('link', { name: 'All offices /offices' });
  expect(await user.getAttribute('href')).toBe('/offices');
  expect(await dialog.getByRole('button', { name: /delete$/i }).count()).toBe(0);

  const picker = dialog.getByRole('combobox', { name: 'Redirect visitors to' });
  await picker.fill('/nowhere');
  await dialog.getByRole('button', { name: 'Redirect and delete' }).click();
  await page.locator('.ed-toast', { hasText: 'There is no published page at /nowhere' }).waitFor();
  await picker.fill('new office');
  await dialog.getByRole('option', { name: 'The new office' }).click();
  await dialog.getByRole('button', { name: 'Redirect and delete' }).click();
  await page.locator('.ed-toast', { hasText: 'Visitors are redirected to /new-office' }).waitFor();
  await page.waitForURL('**/new-office');
  await eventually(async () => (await editing.site.get('/old-office')).headers.location, '/new-office');
});
