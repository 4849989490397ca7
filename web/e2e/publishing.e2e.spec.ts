import type { BrowserContext, Page } from 'playwright-core';
import type { Policies } from '../../proto/publish-checks/policies.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let domainId: string;
let page: Page;
let context: BrowserContext;
let slug: string;
let pages = 0;

beforeAll(async () => {
  editing = await startEditing();
  domainId = (await editing.makePage('other')).domainId;
});
afterAll(() => editing?.stop());
afterEach(() => context.close());

/** Matches a time, or a date if midnight has passed. */
const WHEN = String.raw`(\d+:\d\d [ap]m|\d+ [A-Z]\w+( \d{4})?)`;
const picture = { componentType: 'Media', key: 'm', image: { imageId: 'galah', alt: '' }, caption: 'A galah' };

async function open(contents: object[] = [{ componentType: 'Text', key: 't', text: 'A text' }]) {
  slug = `publishing-${++pages}`;
  await editing.makePage(slug, { contents });
  ({ page, context } = await editing.edit(slug));
}

async function choose(publishChecks: Partial<Policies>) {
  const { revision } = await editing.call(`/siteSettings/loadSiteSettings?domainId=${domainId}`);
  await editing.call('/siteSettings/publishSiteSettings', { siteSettings: { domainId, revision, publishChecks } });
}

const publish = () => page.getByRole('button', { name: 'Publish page' }).click();
const dialog = () => page.getByRole('dialog', { name: 'Publish page' });
const receipt = () => page.getByRole('region', { name: 'Receipt' });
const surfaces = () =>
  receipt()
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => `${row.dataset.surface} ${row.dataset.ok}`));
const verified = ['page true', 'navigation true', 'sitemap true', 'search true', 'servers true'];
const statusForVisitors = async () => (await editing.site.get(`/${slug}`)).status;

test('a page without a finding is published by one click, and its receipt verifies what visitors get', async () => {
  await open();
  await publish();
  await eventually(surfaces, verified);
  expect(await dialog().count()).toBe(0);
  await receipt()
    .getByText(/^Visitors get this version\. Verified in \d+ ms on 1 server\.$/)
    .waitFor();
  const link = receipt().getByRole('link', { name: 'Open the page as a visitor' });
  expect(await link.getAttribute('target')).toBe('_blank');
  const { pathname, search } = new URL((await link.getAttribute('href'))!);
  // The link has the public address, at which this site does not listen.
  const visited = await context.newPage();
  await visited.goto(`${editing.site.bff.url}${pathname}${search}`);
  await visited.getByRole('heading', { name: 'A title' }).waitFor();
  expect(await visited.getByRole('navigation', { name: 'Editor' }).count()).toBe(0);
  await receipt().getByRole('button', { name: 'Dismiss the receipt' }).click();
  await receipt().waitFor({ state: 'detached' });
});

test('findings are listed with their places before the page is published anyway', async () => {
  await open([picture, { componentType: 'CtaButton', key: 'b', link: { type: 'page', href: '', text: '' } }]);
  await page.keyboard.press('Control+Shift+Enter');
  const findings = dialog().getByRole('list', { name: 'Problems' }).getByRole('listitem');
  await eventually(
    () => findings.evaluateAll((rows) => rows.map((row) => `${row.dataset.check} ${row.dataset.policy}`)),
    ['missingAlt warn', 'emptyBlock warn'],
  );
  await dialog().getByText('visitors will see it for the first time').waitFor();
  await findings.first().getByRole('button', { name: 'Go to' }).click();
  await page.locator('.ed-sidebar').getByLabel('Alternative text').or(page.locator('.ed-sidebar')).first().waitFor();
  expect(await statusForVisitors()).toBe(404);
  await publish();
  await dialog().getByRole('button', { name: 'Publish anyway' }).click();
  await eventually(surfaces, verified);
  expect(await statusForVisitors()).toBe(200);
});

test('the findings lead to the comparison of changes and to the tab of a text for search engines', async () => {
  await open();
  const { _id, revision } = await editing.stored(slug);
  await editing.call('/page/publishPage', { page: { _id, revision } });
  await editing.call('/page/save', { page: { ...(await editing.stored(slug)), title: 'x'.repeat(70) } });
  await page.reload();
  await publish();
  await dialog().getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('dialog', { name: 'Compare versions' }).getByRole('button', { name: 'Close' }).click();
  await dialog().getByRole('button', { name: 'Go to' }).click();
  await page.getByRole('dialog', { name: 'Page settings' }).getByRole('tab', { name: 'SEO', selected: true }).waitFor();
});

test('a page that is opened again says what visitors do not see yet, and who saved it', async () => {
  await open();
  const status = page.getByRole('group', { name: 'Editing' }).getByRole('status');
  await status.getByText(new RegExp(`^Not published, last saved ${WHEN} by root$`)).waitFor();
  await publish();
  await status.getByText('No unpublished changes', { exact: true }).waitFor();
  await editing.call('/page/save', { page: { ...(await editing.stored(slug)), keywords: 'cover' } });
  await page.reload();
  await status.getByText(new RegExp(`^Unpublished changes, last saved ${WHEN} by root$`)).waitFor();
});

test('a page without a description is published after a warning that leads to the field', async () => {
  await open();
  await editing.call('/page/save', { page: { ...(await editing.stored(slug)), description: '' } });
  await page.reload();
  await publish();
  await dialog().getByText('The page has no description for search engines.').waitFor();
  await dialog().getByRole('button', { name: 'Go to' }).click();
  const settings = page.getByRole('dialog', { name: 'Page settings' });
  await settings.getByLabel('Description').fill('A page for people who look for cover, and all that they need.');
  await settings.getByText(/Saved \d+:/).waitFor();
  await settings.getByRole('button', { name: 'Close', exact: true }).click();
  await publish();
  await eventually(surfaces, verified);
});

test('a page without a title is not published, and the problem leads to the field', async () => {
  await open();
  await editing.call('/page/save', { page: { ...(await editing.stored(slug)), header: { title: ' ' } } });
  await page.reload();
  await publish();
  await dialog().getByText('This page has no title. Visitors and search engines need one.').waitFor();
  expect(await dialog().getByRole('button', { name: 'Publish anyway' }).isDisabled()).toBe(true);
  await dialog()
    .getByRole('button', { name: /^Go to it: This page has no title/ })
    .click();
  await eventually(
    () => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')),
    'title',
  );
  await page.keyboard.insertText('Cover for everyone');
  await page.getByText(/^Saved \d+:/).waitFor();
  await publish();
  await eventually(surfaces, verified);
});

test('a user who asked for it sees what changes before each publish, also without a finding', async () => {
  await open();
  await page.keyboard.press('Control+k');
  await page.locator('[data-command="dashboard:account"]').click();
  await page.getByLabel('Always show what changes before I publish').check();
  await eventually(async () => (await editing.call('/user/me', {})).preferences.reviewsChanges, true);
  await page.keyboard.press('Escape');
  await publish();
  await dialog().getByText('The checks found no problem.').waitFor();
  await dialog().getByText('visitors will see it for the first time').waitFor();
  expect((await editing.stored(slug)).published).toBe(false);
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await page.locator('[data-receipt=true]').waitFor();
  await editing.call('/user/savePreferences', { reviewsChanges: false });
});

test('a finding of a check that blocks keeps the page from being published, and says so', async () => {
  await choose({ missingAlt: 'block' });
  await open([picture]);
  await publish();
  const anyway = dialog().getByRole('button', { name: 'Publish anyway' });
  await anyway.waitFor();
  expect(await anyway.isDisabled()).toBe(true);
  const reason = await page.locator(`[id="${await anyway.getAttribute('aria-describedby')}"]`).textContent();
  expect(reason).toContain('does not publish pages with the problems');
  await choose({});
});

test('the last publish is undone from its receipt after a question that names the consequence', async () => {
  await open();
  await publish();
  await receipt().getByRole('button', { name: 'Undo publish' }).click();
  const question = page.getByRole('dialog', { name: 'Undo publish' });
  await question.getByText(`/${slug} will show “not found”.`).waitFor();
  await question.getByRole('button', { name: 'Undo publish' }).click();
  await receipt().getByText('Visitors do not get the page any more').waitFor();
  await eventually(surfaces, verified);
  expect(await statusForVisitors()).toBe(404);
});
