import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

let editing: EditingSite;
let page: Editing['page'];
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('start');
  ({ page } = await editing.edit('start'));
});
afterAll(() => editing?.stop());

const toast = (text: string) => page.locator('.ed-toast', { hasText: text }).waitFor();
const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
const modal = (name: string) => page.getByRole('dialog', { name });
const settings = () => modal('Welcome to your dashboard');
const storedSettings = async () => {
  const { domain } = await editing.call('/config/loadDomain');
  return editing.call(`/siteSettings/loadSiteSettings?domainId=${domain._id}`);
};

test('the navigation and the footer are changed, saved and published', async () => {
  await page.locator('[data-part=header]').click({ position: { x: 4, y: 4 } });
  const sidebar = page.locator('.ed-sidebar');
  await sidebar.getByRole('group', { name: 'Contact link' }).getByLabel('Link Text').fill('Talk to us');
  await page.locator('[data-part=header]').getByText('Talk to us').first().waitFor();
  await choose('Save navigation');
  await toast('Nav Saved');
  await page.locator('[data-part=header]').click({ position: { x: 4, y: 4 } });
  await sidebar.getByRole('button', { name: 'Publish' }).click();
  await toast('Nav Published');

  await page.locator('[data-part=footer]').click({ position: { x: 400, y: 4 } });
  await sidebar.getByLabel('Slogan').fill('Here for you');
  await choose('Save footer');
  await toast('Footer Saved');
  const { domain } = await editing.call('/config/loadDomain');
  const nav = await editing.call(`/site/loadNav?domainId=${domain._id}`);
  const footer = await editing.call(`/site/loadFooter?domainId=${domain._id}`);
  expect(nav.contactLink.text).toBe('Talk to us');
  expect(footer.slogan.text).toBe('Here for you');
});

test('the settings of a page switch to full screen and back', async () => {
  await choose('Open page settings');
  const dialog = modal('Page settings');
  const width = async () => Math.round((await dialog.boundingBox())!.width);
  const screen = page.viewportSize()!.width;
  expect(await width()).toBeLessThan(screen);
  const toggle = dialog.getByRole('button', { name: 'Full screen' });
  await toggle.click();
  await eventually(width, screen);
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  await toggle.click();
  await eventually(async () => (await width()) < screen, true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('the menu is hidden on narrow screens', async () => {
  await page.setViewportSize({ width: 639, height: 800 });
  await eventually(() => page.locator('.ed-menu').isVisible(), false);
  await page.setViewportSize({ width: 640, height: 800 });
  await eventually(() => page.locator('.ed-menu').isVisible(), true);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('unpublishing a domain needs a confirmation that names its hosts', async () => {
  const domain = { name: 'First', hostnames: ['first.example'] };
  const { _id } = await editing.call('/config/publishDomain', { domain });
  const isPublished = async () =>
    (await editing.call('/config/loadDomain')).domains.find((one: any) => one._id === _id).published;
  await choose('Open config settings');
  const row = settings().getByRole('row', { name: /First/ });
  await row.getByRole('button', { name: 'Unpublish' }).click();
  const question = modal('Unpublish domain');
  await question.getByText('Visitors of first.example will no longer reach this website.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await isPublished()).toBe(true);
  await row.getByRole('button', { name: 'Unpublish' }).click();
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await eventually(isPublished, false);
  // The other tests use the pages of this domain.
  const { domain: stored } = await editing.call('/config/loadDomain');
  await editing.call('/config/publishDomain', { domain: stored });
});

test('a region is added, published, and cannot be deleted while pages use it', async () => {
  await openScreen(page, 'Regions');
  const names = async () => (await editing.call('/regions/loadRegions')).map(({ name }: any) => name);
  const before = await names();
  await settings().getByRole('button', { name: 'Add region' }).click();
  await settings().getByRole('button', { name: 'Save' }).click();
  await settings().getByRole('alert').getByText('A region needs a name.').waitFor();
  expect(await names()).toEqual(before);
  await settings().getByLabel('Name').fill('New Zealand');
  await settings().getByLabel('Slug prefix').fill('NZ!');
  await settings().getByRole('button', { name: 'Save' }).click();
  await toast('Region added');
  await settings().getByLabel('Code').fill('NZ');
  await settings().getByRole('button', { name: 'Save' }).click();
  await toast('Region saved');
  await settings().getByRole('button', { name: 'Publish', exact: true }).click();
  await toast('Region published');
  await settings().getByRole('button', { name: 'Unpublish' }).waitFor();
  expect(await settings().getByRole('button', { name: 'Delete' }).count()).toBe(0);
  const [region] = (await editing.call('/regions/loadRegions')).filter((one: any) => one.name === 'New Zealand');
  expect(region.slugPrefix).toBe('nz');

  const { name, _id, slugPrefix } = region;
  const used = [
    await editing.makePage('nz/home', { region: { name, _id, slugPrefix } }),
    await editing.makePage('nz/nearby', { region: { name, _id, slugPrefix } }),
  ];
  await settings().getByRole('button', { name: 'Unpublish' }).click();
  await modal('Unpublish region').getByText('2 pages of the region').waitFor();
  await modal('Unpublish region').getByRole('button', { name: 'Unpublish' }).click();
  await toast('Region unpublished');
  await settings().getByRole('button', { name: 'Delete' }).click();
  const inUse = modal('Region in Use');
  await inUse.getByText('The following pages are currently using this region:').waitFor();
  await eventually(() => inUse.getByRole('listitem').allTextContents(), ['/nz/home', '/nz/nearby']);
  await inUse
    .getByText('Before deleting this region, either move these pages to another region or delete them')
    .waitFor();
  await inUse.getByRole('button', { name: 'Ok' }).click();
  await inUse.waitFor({ state: 'detached' });

  for (const page of used) await editing.call('/page/delete', { _id: page._id });
  await settings().getByRole('button', { name: 'Delete' }).click();
  await modal('Delete region').getByRole('button', { name: 'Delete' }).click();
  await toast('Region deleted');
  expect(await names()).toEqual(before);
});

test('the cookie notice is saved as a draft in a pause, and visitors see it once it is published', async () => {
  await openScreen(page, 'Cookie');
  await settings().getByLabel('Title').fill('Cookies, a few');
  await settings().getByRole('status').getByText('Saved', { exact: true }).waitFor();
  await settings().getByRole('button', { name: 'Publish' }).click();
  await toast('Site Settings Published');
  const { domain } = await editing.call('/config/loadDomain');
  const seen = () => editing.site.get(`/api/siteSettings/loadSiteSettings?domainId=${domain._id}`);
  await eventually(async () => (await seen()).json.cookie?.title, 'Cookies, a few');
});

test('categories are added, renamed and removed with the site settings', async () => {
  await openScreen(page, 'Categories');
  await settings().getByRole('button', { name: 'Add category' }).click();
  await settings().getByRole('textbox', { name: 'Category 1' }).fill('Wine');
  await settings().getByRole('button', { name: 'Add category' }).click();
  await settings().getByRole('textbox', { name: 'Category 2' }).fill('Food');
  await settings().getByRole('button', { name: 'Remove category 1' }).click();
  await settings().getByRole('textbox', { name: 'Category 1' }).fill('Food and wine');
  await settings().getByRole('button', { name: 'Save' }).click();
  await toast('Site Settings Saved');
  await eventually(async () => (await storedSettings()).categories, [{ name: 'Food and wine' }]);
});

test('synonyms and pinned results are set for searches that visitors missed', async () => {
  await editing.makePage('careers');
  await editing.site.get('/api/search/query?q=vacancies');
  await openScreen(page, 'Search');
  await settings().getByRole('button', { name: 'Add synonyms for “vacancies”' }).click();
  const synonyms = settings().getByRole('textbox', { name: 'Synonyms 1' });
  await settings().getByText('Enter at least two words or phrases.').waitFor();
  await synonyms.press('End');
  await synonyms.pressSequentially(', jobs, ');
  expect(await synonyms.inputValue()).toBe('vacancies, jobs, ');
  await settings().getByRole('button', { name: 'Add pinned result' }).click();
  await settings().getByRole('textbox', { name: 'Search 1', exact: true }).fill('work with us');
  await settings().getByRole('combobox', { name: 'Page for search 1' }).fill('/careers');
  await settings().getByRole('button', { name: 'Publish' }).click();
  await toast('Site Settings Published');
  await eventually(async () => (await storedSettings()).search, {
    synonyms: [['vacancies', 'jobs']],
    pins: [{ query: 'work with us', link: { type: 'page', href: '/careers', text: '' } }],
  });
  await settings().getByRole('button', { name: 'Dismiss “vacancies”' }).click();
  await settings().getByText('Every search has found a page.').waitFor();
});

test('a banner is added, changed and deleted', async () => {
  await openScreen(page, 'Page Banners');
  await settings().getByText('No Page Banners found.').waitFor();
  await settings().getByRole('button', { name: 'Add banner' }).click();
  await modal('Add banner').getByPlaceholder('Enter Header').fill('Open day');
  await modal('Add banner').getByRole('textbox', { name: 'Content' }).fill('Come and see us');
  await modal('Add banner').getByRole('button', { name: 'Save' }).click();
  await toast('Banner added');
  await settings().getByRole('button', { name: 'Edit Open day' }).click();
  await modal('Edit banner').getByPlaceholder('Enter Header').fill('Open days');
  await modal('Edit banner').getByRole('button', { name: 'Save' }).click();
  await toast('Banner Details Updated');
  await settings().getByRole('button', { name: 'Remove Open days' }).click();
  const warning = modal('Warning, You are about to delete a banner!');
  await warning.getByText('Are you sure you want to delete this banner?').waitFor();
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await settings().getByRole('button', { name: 'Remove Open days' }).click();
  await warning.getByRole('button', { name: 'Delete' }).click();
  await toast('Banner Deleted');
  await settings().getByText('No Page Banners found.').waitFor();
});

test('the dashboard finds a page and links to it', async () => {
  await editing.makePage('far/away');
  await openScreen(page, 'Sitemap');
  await settings().getByRole('button', { name: 'Show Filters' }).click();
  await settings().getByRole('searchbox', { name: 'Slug' }).fill('AWAY');
  await settings().getByText('1 - 1 of 1').waitFor();
  await settings().getByRole('button', { name: '/far/away' }).click();
  await page.waitForURL('**/far/away');
  await eventually(() => settings().count(), 0);
});

test('a page is created, moved to another address, published, unpublished and deleted', async () => {
  await choose('Create new page');
  await page.getByLabel('Title').fill('Our promises');
  await choose('Create page');
  await page.waitForURL('**/our-promises');
  await page.locator('h1', { hasText: 'Our promises' }).waitFor();

  await choose('Open page settings');
  await modal('Page settings').getByRole('button', { name: 'Change Slug' }).click();
  const slug = modal('Change Slug').getByLabel('Page Slug');
  await slug.fill('start');
  await modal('Change Slug').getByText('/start already exists.').waitFor();
  await slug.fill('What we promise');
  await modal('Change Slug').getByRole('button', { name: 'Save' }).click();
  await toast('Page Saved');
  await page.waitForURL('**/what-we-promise');

  await choose('Open page settings');
  await modal('Page settings').getByRole('button', { name: 'Publish Changes' }).click();
  // A page without a description causes a warning.
  await choose('Publish anyway');
  await toast('Page Published');
  await eventually(async () => (await editing.site.get('/what-we-promise')).status, 200);
  expect(await modal('Page settings').getByRole('button', { name: 'Delete Page' }).isDisabled()).toBe(true);
  await modal('Page settings').getByRole('button', { name: 'Unpublish Page' }).click();
  await modal('Unpublish page').getByText('/what-we-promise').waitFor();
  await modal('Unpublish page').getByRole('button', { name: 'Cancel' }).click();
  expect((await editing.site.get('/what-we-promise')).status).toBe(200);
  await modal('Page settings').getByRole('button', { name: 'Unpublish Page' }).click();
  await modal('Unpublish page').getByRole('button', { name: 'Unpublish' }).click();
  await toast('Page Unpublished');
  await eventually(async () => (await editing.site.get('/what-we-promise')).status, 404);
  await modal('Page settings').getByRole('button', { name: 'Delete Page' }).click();
  await modal('Delete page').getByRole('button', { name: 'Delete' }).click();
  await toast('Page Deleted');
});

test('the menu shows only the sign-in after signing out', async () => {
  await choose('Log out');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await eventually(() => page.locator('.ed-menu').count(), 0);
});
