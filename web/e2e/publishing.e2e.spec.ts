import type { BrowserContext, Page } from 'playwright-core';
import type { Policies } from '../../proto/publish-checks/policies.ts';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let domainId: string;
let page: Page;
let context: BrowserContext;
let slug: string;

beforeAll(async () => {
  editing = await startEditing();
  domainId = (await editing.makePage('other')).domainId;
});
afterAll(() => editing?.stop());

/** Matches a time, or a date if midnight has passed. */
const WHEN = String.raw`(\d+:\d\d [ap]m|\d+ [A-Z]\w+( \d{4})?)`;
const picture = { componentType: 'Media', key: 'm', image: { imageId: 'galah', alt: '' }, caption: 'A galah' };

/** Opens the pages of all tests in one tab. */
async function open() {
  ({ page, context } = await editing.editInSameTab(slug));
}

async function choose(publishChecks: Partial<Policies>) {
  const { revision } = await editing.call(`/siteSettings/loadSiteSettings?domainId=${domainId}`);
  await editing.call('/siteSettings/publishSiteSettings', { siteSettings: { domainId, revision, publishChecks } });
}

const publish = () => page.getByRole('button', { name: 'Publish page' }).click();
const dialog = () => page.getByRole('dialog', { name: 'Publish page' });
const anyway = () => dialog().getByRole('button', { name: 'Publish anyway' });
const status = () => page.getByRole('group', { name: 'Editing' }).getByRole('status');
const receipt = () => page.getByRole('region', { name: 'Receipt' });
const surfaces = () =>
  receipt()
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => `${row.dataset.surface} ${row.dataset.ok}`));
const verified = ['page true', 'navigation true', 'sitemap true', 'search true', 'servers true'];
const question = () => page.getByRole('dialog', { name: 'Undo publish' });
const statusForVisitors = async () => (await editing.site.get(`/${slug}`)).status;

/** Sets whether the user sees what changes before each publish. */
async function review(isWanted: boolean) {
  await page.keyboard.press('Control+k');
  await page.locator('[data-command="dashboard:account"]').click();
  await page.getByLabel('Always show what changes before I publish').setChecked(isWanted);
  await eventually(async () => (await editing.call('/user/me', {})).preferences.reviewsChanges, isWanted);
  await page.keyboard.press('Escape');
}

describe('a page without a finding', () => {
  beforeAll(async () => {
    slug = 'without-finding';
    await editing.makePage(slug, { contents: [{ componentType: 'Text', key: 't', text: 'A text' }] });
    await open();
  });

  test('is published by one click, and its receipt verifies what visitors get', async () => {
    await status()
      .getByText(new RegExp(`^Not published, last saved ${WHEN} by root$`))
      .waitFor();
    await publish();
    await eventually(surfaces, verified);
    await status().getByText('No unpublished changes', { exact: true }).waitFor();
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
    await visited.close();
  });

  test('is not public any more when the publish is undone from its receipt, after a question that names the consequence', async () => {
    await receipt().getByRole('button', { name: 'Undo publish' }).click();
    await question().getByText(`/${slug} will show “not found”.`).waitFor();
    await question().getByRole('button', { name: 'Undo publish' }).click();
    await receipt().getByText('Visitors do not get the page any more').waitFor();
    await eventually(surfaces, verified);
    expect(await statusForVisitors()).toBe(404);
    await receipt().getByRole('button', { name: 'Dismiss the receipt' }).click();
    await receipt().waitFor({ state: 'detached' });
  });

  test('shows what changes before each publish to a user who asked for it', async () => {
    await review(true);
    await publish();
    await dialog().getByText('The checks found no problem.').waitFor();
    await dialog().getByText('visitors will see it for the first time').waitFor();
    expect((await editing.stored(slug)).published).toBe(false);
    await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
    await page.locator('[data-receipt=true]').waitFor();
    await review(false);
  });

  test('is as visitors saw it before when a later publish is undone, in the receipt and in the history', async () => {
    const isWrong = async () => (await editing.site.get(`/${slug}`)).text.includes('A text that is wrong');
    await page.locator('#main').getByText('A text').click();
    await caretIn(page, 'A text');
    await page.keyboard.press('End');
    await page.keyboard.type(' that is wrong');
    await publish();
    await eventually(isWrong, true);
    await receipt().getByText('Visitors get this version').waitFor();
    await receipt().getByRole('button', { name: 'Undo publish' }).click();
    await question().getByText(`The last publish of /${slug} is undone. Your draft does not change.`).waitFor();
    await question()
      .getByText(/^Visitors will see the version that root published at/)
      .waitFor();
    await question().getByRole('button', { name: 'Undo publish' }).click();
    await receipt().getByText('Undone: what visitors get').waitFor();
    await receipt().getByText('Visitors get this version').waitFor();
    expect(await isWrong()).toBe(false);
    expect((await editing.stored(slug)).contents[0].text).toBe('A text that is wrong');

    await publish();
    await eventually(isWrong, true);
    await page.getByRole('button', { name: 'Open page settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Page settings' });
    await settings.getByRole('tab', { name: 'History' }).click();
    await settings.getByRole('button', { name: 'Undo publish' }).click();
    await question().getByRole('button', { name: 'Undo publish' }).click();
    await page.getByRole('status').getByText('Publish undone').first().waitFor();
    await eventually(isWrong, false);
  });
});

test('findings are listed with their places before the page is published anyway, unless their check blocks', async () => {
  slug = 'with-findings';
  const button = { componentType: 'CtaButton', key: 'b', link: { type: 'page', href: '', text: '' } };
  await editing.makePage(slug, { contents: [picture, button] });
  await choose({ missingAlt: 'block' });
  await open();
  await publish();
  await anyway().waitFor();
  expect(await anyway().isDisabled()).toBe(true);
  const reason = await page.locator(`[id="${await anyway().getAttribute('aria-describedby')}"]`).textContent();
  expect(reason).toContain('does not publish pages with the problems');
  await dialog().getByRole('button', { name: 'Cancel' }).click();

  await choose({});
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
  await anyway().click();
  await eventually(surfaces, verified);
  expect(await statusForVisitors()).toBe(200);
});

test('a page without a title is not published; its findings lead to the comparison, the tab for search engines and the field', async () => {
  slug = 'without-title';
  const { _id, revision } = await editing.makePage(slug);
  const published = await editing.call('/page/publishPage', { page: { _id, revision } });
  const header = { ...published.header, title: ' ' };
  await editing.call('/page/save', { page: { ...(await editing.stored(slug)), title: 'x'.repeat(70), header } });
  await open();
  await status()
    .getByText(new RegExp(`^Unpublished changes, last saved ${WHEN} by root$`))
    .waitFor();
  await publish();
  await dialog().getByText('This page has no title. Visitors and search engines need one.').waitFor();
  expect(await anyway().isDisabled()).toBe(true);
  await dialog().getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('dialog', { name: 'Compare versions' }).getByRole('button', { name: 'Close' }).click();
  const goTo = dialog().getByRole('button', { name: /^Go to it: / });
  await goTo.last().click();
  const settings = page.getByRole('dialog', { name: 'Page settings' });
  await settings.getByRole('tab', { name: 'SEO', selected: true }).waitFor();
  await settings.getByRole('button', { name: 'Close', exact: true }).click();

  await publish();
  await goTo.and(page.getByRole('button', { name: /This page has no title/ })).click();
  await eventually(
    () => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')),
    'title',
  );
  await page.keyboard.insertText('Cover for everyone');
  await page.getByText(/^Saved \d+:/).waitFor();
  await publish();
  await anyway().click();
  await eventually(surfaces, verified);
});
