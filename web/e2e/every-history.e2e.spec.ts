import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let context: Editing['context'];

/** Creates one document of each kind with a version. */
beforeAll(async () => {
  editing = await startEditing();
  const { domain } = await editing.call('/config/loadDomain');
  const domainId = domain._id;
  const load = { domainId, region: '' };
  await editing.call('/config/saveDomain', { domain: { ...domain, name: 'Main' } });
  await editing.call('/siteSettings/saveSiteSettings', { siteSettings: { domainId, title: 'A site' } });
  await editing.call('/site/saveNav', { nav: await editing.call('/nav/loadRegionNav', load) });
  await editing.call('/site/saveFooter', { footer: await editing.call('/footer/loadRegionFooter', load) });
  await editing.call('/regions/createRegion', { region: { domainId, name: 'Fiji', slugPrefix: 'fj' } });
  await editing.call('/pageBanners/addNew', { domainId, name: 'Closed', content: '<p>Closed</p>' });
  await editing.call('/siteSettings/saveRedirect', { redirect: { domainId, name: 'r', from: '/old', to: '/new' } });
  await editing.call('/subNav/add', { domainId, region: '', name: 'Members' });
  await editing.storePicture('team.png');
  await editing.makePage('histories');
  ({ page, context } = await editing.edit('histories'));
  const buffer = Buffer.from('Terms');
  const multipart = { file: { name: 'terms.txt', mimeType: 'text/plain', buffer } };
  expect((await context.request.post(`${editing.site.bff.url}/api/file/uploadFile`, { multipart })).status()).toBe(200);
});
afterAll(async () => {
  await context?.close();
  await editing?.stop();
});

const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
const inSiteSettings = async (name: string) => {
  await choose('Open site settings');
  await tab(name);
};

const screens: Record<string, { name: string; open: () => Promise<void> }> = {
  'site settings': { name: 'the site settings', open: () => inSiteSettings('General') },
  navigation: { name: 'the navigation', open: () => inSiteSettings('General') },
  footer: { name: 'the footer', open: () => inSiteSettings('General') },
  region: { name: 'Fiji', open: () => inSiteSettings('Regions') },
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

test.each(Object.entries(screens))('the screen of a %s shows who changed it', async (_kind, { name, open }) => {
  await page.goto(`${editing.site.bff.url}/histories`);
  await page.locator('.ed-menu').waitFor();
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
});
