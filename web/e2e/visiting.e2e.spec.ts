import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type DemoSite, startDemo } from '../../bff/test/processes.ts';
import { chapters } from '../../scripts/demo/style-guide/style-guide-pages.ts';
import { launch, openContext } from './chromium.ts';
import { openPage } from './open-page.ts';
import { eventually } from './eventually.ts';

let site: DemoSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Errors in the console of the browser. */
let complaints: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startDemo(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
beforeEach(async () => {
  context = await openContext(site.url);
  await context.addCookies([{ name: 'acceptedCookies', value: 'true', url: site.url }]);
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterEach(() => context.close());

const open = (path: string) => openPage(page, site.url + path);
const opened = () => page.locator('details[open]').count();
const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

describe('the navigation', () => {
  beforeEach(() => open('/au'));

  test('opens one item at a time, and choosing it again closes it', async () => {
    await page.locator('[data-part=main-nav] summary', { hasText: 'News' }).click();
    await eventually(async () => [await opened(), await isLocked()], [1, true]);
    await page.locator('[data-panel=regions] > summary').click();
    await eventually(async () => [await opened(), await page.locator('[data-panel=regions][open]').count()], [1, 1]);
    await page.locator('[data-panel=search] > summary').click();
    await eventually(async () => [await opened(), await page.locator('[data-panel=search][open]').count()], [1, 1]);
    await page.locator('[data-panel=search] > summary').click();
    await eventually(async () => [await opened(), await isLocked()], [0, false]);
  });

  test('closes on Esc and returns the focus', async () => {
    await page.locator('[data-panel=regions] > summary').click();
    await page.keyboard.press('Escape');
    await eventually(opened, 0);
    await eventually(
      () => page.evaluate(() => document.activeElement?.matches('[data-panel=regions] > summary')),
      true,
    );
  });

  test('navigates without reloading the site, with the new title, at the top', async () => {
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.evaluate(() => scrollTo(0, 900));
    await page
      .locator('[data-part=main-nav] > li > a', { hasText: 'Case studies' })
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Case studies: employers in Australia' }).waitFor();
    await eventually(
      () => page.evaluate(() => [(window as any).same, scrollY, document.activeElement?.id]),
      [true, 0, 'main'],
    );
    await page.waitForFunction(() => document.title.includes('Case studies in Australia'));
    await page.goBack();
    await page.locator('[data-look=home]').waitFor();
    await page.waitForFunction(() => scrollY === 900);
  });

  test('leads to the same page of another region', async () => {
    await open('/au/cover');
    await page.locator('[data-panel=regions] > summary').click();
    await page.locator('[data-panel=regions] ul a', { hasText: 'New Zealand' }).click();
    await page.waitForURL('**/nz/cover');
  });

  test('is behind one button on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByLabel('Menu', { exact: true }).first().click();
    await page.locator('[data-panel=mobileItem] > summary', { hasText: 'News' }).click();
    await page.locator('[data-panel=mobileItem] a', { hasText: 'All news' }).click();
    await page.waitForURL('**/au/news');
    await page.waitForFunction(() => getComputedStyle(document.documentElement).overflow !== 'hidden');
  });
});

test('the search works on every page, and puts its query into the address without a history entry for each key', async () => {
  await open('/au');
  await page.locator('[data-panel=search] > summary').click();
  await page.waitForFunction(() => document.activeElement?.id === 'site-search');
  await page.keyboard.type('leave');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/au/search?q=leave');
  await page.locator('main ol mark').first().waitFor();
  const steps = await page.evaluate(() => history.length);
  await page.locator('#q').fill('leave parental');
  await page.waitForURL('**/au/search?q=leave+parental');
  await eventually(() => page.evaluate(() => [history.length, document.activeElement?.id]), [steps, 'q']);
});

test('a video plays over the page, and Esc ends it', async () => {
  await context.route(/player\.vimeo\.com/, (route) => route.fulfill({ body: 'a film', contentType: 'text/html' }));
  await open('/au/style-guide/pictures');
  await page.locator('[data-block=Media] a[href*="://"]').first().click();
  const player = page.locator('dialog iframe');
  expect(await player.getAttribute('src')).toContain('https://player.vimeo.com/video/76979871?autoplay=1');
  await eventually(isLocked, true);
  const close = page.locator('dialog').getByRole('button', { name: 'Close' });
  const [button, film] = [await close.boundingBox(), await player.boundingBox()];
  expect([button!.width, button!.height]).toEqual([44, 44]);
  expect(button!.y + button!.height).toBeLessThanOrEqual(film!.y);
  expect(button!.x + button!.width).toBeCloseTo(film!.x + film!.width, 0);
  expect(await close.evaluate((one) => getComputedStyle(one).borderStyle)).toBe('none');
  await page.keyboard.press('Escape');
  await player.waitFor({ state: 'detached' });
  await eventually(isLocked, false);
});

test.each([
  '/au',
  '/au/cover',
  '/au/contact',
  '/au/news',
  '/au/news/nine-days-to-a-decision',
  '/au/event/benefits-breakfast-sydney',
  '/au/search?q=leave',
  '/au/style-guide-slate',
  ...chapters.map(({ slug }) => `/au/style-guide/${slug}`),
  '/nowhere',
])('%s hydrates without an error', async (path) => {
  await open(path);
  expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
});
