import type { Page } from 'playwright-core';
import { caretIn, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

let editing: EditingSite;
let page: Page;
let domainId: string;
const list = () => page.getByRole('region', { name: 'Unpublished', exact: true });
const row = (name: string) => list().getByRole('row', { name });

beforeAll(async () => {
  editing = await startEditing();
  const { call } = editing;
  domainId = (await call('/config/loadDomain')).domain._id;
  const region = await call('/regions/createRegion', {
    region: { name: 'New Zealand', slugPrefix: 'nz', homePageSlug: 'home' },
  });
  await call('/regions/publishRegion', { region });
  const leave = await editing.makePage('leave', { header: { title: 'Parental leave' } });
  await call('/page/publishPage', { page: { _id: leave._id, revision: leave.revision } });
  const sample = { componentType: 'RichText', key: 'one', text: '<p>Text</p>', sample: { text: true } };
  await editing.makePage('offer', { header: { title: 'Offer' }, contents: [sample] });
  await call('/site/saveNav', { nav: { domainId, ctaText: 'Years of experience' } });
  await call('/site/saveNav', { nav: { domainId, region: 'nz', ctaText: 'Kia ora' } });
  await call('/siteSettings/saveSiteSettings', { siteSettings: { domainId, title: 'Tern' } });
  for (const to of ['/leave', '/offer'])
    await call('/siteSettings/saveRedirect', { redirect: { domainId, name: '', from: `/old-${to.slice(1)}`, to } });
  ({ page } = await editing.edit('leave'));
});
afterAll(() => editing?.stop());

const ofVisitors = async (path: string) => (await editing.site.get(path)).json;

test('drafts of every kind are one list, with the edits of this moment', async () => {
  await page.locator('#main').getByText('Text one').dblclick();
  await caretIn(page, 'Text one');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Sixteen weeks');
  await page.locator('[data-part=footer]').click({ position: { x: 400, y: 4 } });
  await page.locator('.ed-sidebar').getByLabel('Slogan').fill('Small birds');
  await openScreen(page, 'Home');
  await row('Parental leave (/leave)').getByText('Unpublished changes').waitFor();
  for (const name of ['Navigation of New Zealand', 'Footer', 'Site settings', 'Redirect from /old-leave', 'Offer'])
    await row(name).first().waitFor();
  await list().getByRole('button', { name: 'Publish all (8)' }).waitFor();
  await list().getByLabel('Kind').selectOption('Redirect');
  await list().getByRole('button', { name: 'Publish all (2)' }).waitFor();
  await list().getByRole('button', { name: 'Clear filters' }).click();
  await list().getByLabel('Region').selectOption('New Zealand');
  await list().getByRole('button', { name: 'Publish all (1)' }).waitFor();
  await list().getByRole('button', { name: 'Clear filters' }).click();
});

test('one press publishes everything, and one receipt names what was published and what was not', async () => {
  let publishes = 0;
  await page.route('**/api/site/publishFooter', async (route) => {
    publishes += 1;
    await route.continue();
  });
  await list().getByRole('button', { name: 'Publish all (8)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish 8 drafts' });
  await dialog.getByText('Visitors will see 1 page for the first time.').waitFor();
  await dialog.getByText('Visitors will see the changes of 1 page.').waitFor();
  await dialog.getByText('2 redirects take effect.').waitFor();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).dblclick();
  await dialog.getByText('6 of 8 done.').waitFor();
  const refused = dialog.getByRole('region', { name: 'Not published: 2' }).getByRole('listitem');
  await refused.filter({ hasText: /^Offer \(\/offer\): / }).waitFor();
  await refused
    .getByText('Redirect from /old-offer: It links to Offer (/offer), which visitors cannot see.', { exact: true })
    .waitFor();
  const published = dialog.getByRole('region', { name: 'Published: 6' });
  expect((await published.getByRole('listitem').allInnerTexts()).toSorted()).toEqual([
    'Footer: published',
    'Navigation of New Zealand: published',
    'Navigation: published',
    'Parental leave (/leave): published',
    'Redirect from /old-leave: published',
    'Site settings: published',
  ]);
  expect(publishes).toBe(1);
  await page.getByText('Checked: visitors get the current state of 1 page.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await list().getByRole('button', { name: 'Publish all (2)' }).waitFor();
  expect(await list().getByRole('row').count()).toBe(3);
});

test('visitors see all of it', async () => {
  await eventually(async () => (await editing.site.get('/leave')).text.includes('Sixteen weeks'), true);
  expect(await ofVisitors(`/api/site/loadFooter?domainId=${domainId}`)).toMatchObject({
    slogan: { text: 'Small birds' },
  });
  expect(await ofVisitors(`/api/site/loadNav?domainId=${domainId}`)).toMatchObject({ ctaText: 'Years of experience' });
  expect(await ofVisitors(`/api/siteSettings/loadSiteSettings?domainId=${domainId}`)).toMatchObject({ title: 'Tern' });
  expect((await editing.site.get('/old-leave')).status).toBe(301);
  expect((await editing.site.get('/old-offer')).status).toBe(404);
});

test('the server publishes more than 50 pages, and the receipt names the one that was refused', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, number) => editing.makePage(`many-${number}`)));
  await eventually(async () => (await editing.call('/sitemap/listPages?status=draft')).total, 61);
  await page.reload();
  await list().getByRole('button', { name: 'Publish all (62)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish 62 drafts' });
  const started = page.waitForRequest('**/api/page/startBulkAct');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await started;
  await dialog.getByText('60 of 62 done.').waitFor();
  await dialog.getByRole('region', { name: 'Not published: 2' }).getByText('Redirect from /old-offer').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await eventually(async () => (await editing.site.get('/many-59')).status, 200);
});

test('who comes back later finds what the server has done', async () => {
  await page.reload();
  const acts = page.getByRole('region', { name: 'Changes of many pages' });
  await acts.getByText('60 of 61 done').waitFor();
  await acts.getByText('Not done: 1 page').click();
  await acts.getByRole('listitem').getByText('/offer:').waitFor();
});

test('the editor knows that the footer it has open is published', async () => {
  await page.keyboard.press('Escape');
  await page.locator('[data-part=footer]').click({ position: { x: 400, y: 4 } });
  const publish = page.locator('.ed-sidebar').getByRole('button', { name: 'Publish' });
  await eventually(() => publish.isDisabled(), true);
  expect(await page.locator('.ed-status').getByText('Footer not published').count()).toBe(0);
});
