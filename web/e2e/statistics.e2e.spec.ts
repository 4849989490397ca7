import type { BrowserContext, Page } from 'playwright-core';
import { until } from '../../services/kit/testing/until.ts';
import { contactForm } from '../../services/leads/test/leads-site.ts';
import { axeFor } from './axe-for.ts';
import { browserCookie } from './browser-cookie.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
let editing: EditingSite;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  editing = await startEditing({ statisticsIntervalMs: 50 });
  const { domain } = await editing.call('/config/loadDomain');
  await editing.call('/config/publishDomain', { domain });
  const region = await editing.call('/regions/createRegion', { region: { name: 'Australia', slugPrefix: 'au' } });
  await editing.call('/regions/publishRegion', { region });
  const link = {
    componentType: 'RichText',
    key: 'link',
    text: `<p><a href="/au/contact">Write to us</a> <a href="/au/old-offer">Old offer</a></p>`,
  };
  for (const [slug, contents] of [
    ['au/benefits', [link]],
    ['au/contact', [{ ...contactForm, successMessage: 'Thank you.' }]],
  ] as const) {
    const { _id, revision } = await editing.makePage(slug, { region, contents });
    await editing.call('/page/publishPage', { page: { _id, revision } });
  }
});
afterAll(() => editing?.stop());
afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts = [];
});

/** Opens a page in a browser that is not recognized as automated. */
async function visitor(script = ''): Promise<Page> {
  const context = await editing.browser.newContext({ userAgent, viewport: { width: 1280, height: 800 } });
  contexts.push(context);
  await context.addInitScript(`Object.defineProperty(navigator, 'webdriver', { value: false });${script}`);
  return context.newPage();
}
const beacons = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/visit/count') && sent.push(request.url()));
  return sent;
};
const address = (path: string) => `${editing.site.bff.url}${path}`;

async function openStatistics(): Promise<Page> {
  const page = await visitor();
  await page.context().addCookies([browserCookie((await editing.site.signIn()).cookie, editing.site.bff.url)]);
  await page.goto(address('/au/benefits'));
  await openScreen(page, 'Statistics');
  return page;
}
const rowsOf = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).locator('tbody tr').allInnerTexts();

test('an editor sees the pages that a visitor has viewed, the form and the search; no cookie is set', async () => {
  const editor = await openStatistics();
  await editor.getByText('Nothing was counted in this period.').waitFor();
  const page = await visitor();
  const sent = beacons(page);
  await page.goto(address('/au/benefits'), { referer: 'https://www.news.example/story?reader=hemi' });
  await until(() => sent.length === 1);
  await page.getByRole('link', { name: 'Write to us' }).click();
  await until(() => sent.length === 2);
  await page.getByLabel('Name').fill('Edith');
  await page.getByLabel('Email').fill('edith@example.org');
  await page.getByLabel('You may store this.').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you.').waitFor();
  await page.goto(address('/au/search?q=leave'));
  await until(() => sent.length === 4);
  expect(sent.every((url) => url.startsWith(address('/')))).toBe(true);
  expect(await page.context().cookies()).toEqual([]);

  await eventually(async () => (await editing.call('/statistics/summary')).totals.searches, 1);
  await editor.goto(address('/au/contact'));
  await openScreen(editor, 'Statistics');
  await editor.getByRole('img', { name: /^Page views and sent forms on each of the last 30 days/ }).waitFor();
  const rows = (await rowsOf(editor, 'Most viewed pages')).map((row) => row.split(/\s+/).slice(0, 3));
  expect(rows.sort()).toEqual([
    ['/au/benefits', '1', '0'],
    ['/au/contact', '1', '1'],
    ['/au/search', '1', '0'],
  ]);
  expect(await rowsOf(editor, 'Referrers')).toEqual(['news.example\t1']);
  expect(await rowsOf(editor, 'Most frequent searches')).toEqual(['leave\t1']);

  for (const width of [390, 1280]) {
    await editor.setViewportSize({ width, height: 800 });
    const { violations } = await (await axeFor(editor)).include('dialog[open]').analyze();
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${width} ${id}: ${target.join(' ')}`)),
    ).toEqual([]);
  }
  await editor.getByLabel('Period').selectOption('Last 7 days');
  await editor.getByLabel('Region', { exact: true }).selectOption('Australia');
  await editor.getByRole('button', { name: 'Details of /au/contact' }).click();
  await editor.getByText('No visitor has followed a link from another site.').waitFor();
  await editor.getByText('Show as a table').click();
  expect(await editor.getByRole('row').count()).toBe(1 + 7 + 2);
  await editor.getByRole('button', { name: 'Show all pages' }).click();
  await editor.getByRole('link', { name: '/au/contact' }).click();
  await editor.waitForURL('**/au/contact');
});

test('a dead link that a visitor has followed is listed on Home, which opens the page that contains it', async () => {
  const page = await visitor();
  const sent = beacons(page);
  await page.goto(address('/au/typed-by-hand'));
  await page.goto(address('/au/benefits'));
  await until(() => sent.length === 1);
  await page.getByRole('link', { name: 'Old offer' }).click();
  await until(() => sent.length === 2);
  const missing = async () => (await editing.call('/statistics/summary')).missing;
  await eventually(missing, [{ path: '/au/old-offer', count: 1 }]);
  const editor = await openStatistics();
  await openScreen(editor, 'Home');
  await editor
    .getByRole('region', { name: 'Dead links' })
    .getByRole('button', { name: '/au/benefits links to /au/old-offer, followed once' })
    .click();
  await editor.getByRole('dialog').waitFor({ state: 'detached' });
  await editor.waitForURL('**/au/benefits');
});
