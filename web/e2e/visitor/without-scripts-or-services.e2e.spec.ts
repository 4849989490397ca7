import type { Page } from 'playwright-core';
import { findHiddenText } from './hidden-text.ts';
import type { Processes } from '../../../bff/test/processes.ts';
import { type VisitedSite, startVisitedProcesses } from './visited-site.ts';

let site: VisitedSite & Processes;
let paths: string[];

beforeAll(async () => {
  site = await startVisitedProcesses();
  // Other regions have pages of the same types.
  const ofOneRegion = (await site.paths()).filter((path) => !/^\/(nz|sg|uk)\b/.test(path));
  paths = [...ofOneRegion, '/au/news', '/au/case-study', '/nz/news', '/sg/case-study'];
});
afterAll(() => site?.stop());

describe('without scripts', () => {
  let page: Page;
  beforeAll(async () => {
    page = await site.visitor({ javaScriptEnabled: false });
  });
  afterAll(() => page?.context().close());
  const open = (path: string) => page.goto(site.url + path);

  test('every page of a region is readable, with all of its pictures', async () => {
    const pictures = new Map<string, string>();
    const unseen: string[] = [];
    for (const path of paths) {
      await open(path);
      unseen.push(...(await findHiddenText(page)).map((text) => `${path}: ${text}`));
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
      for (const src of await page.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')))) {
        expect(src).toBeTruthy();
        pictures.set(src!.replace(/\?.*$/, ''), src!);
      }
    }
    expect(unseen).toEqual([]);
    const answers = await Promise.all(
      [...pictures.values()].map(async (src) => [src, (await fetch(site.url + src)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test('a page is styled', async () => {
    await open('/au/style-guide/lists');
    const columns = await page
      .locator('[data-block=JobListings] li')
      .first()
      .evaluate((job) => getComputedStyle(job).gridTemplateColumns);
    expect(columns.split(' ').length).toBe(4);
  });

  test('the navigation opens and its links work', async () => {
    await open('/au');
    await page.locator('[data-part=main-nav] summary', { hasText: 'News' }).click();
    await page.locator('[data-panel=desktopItem] a', { hasText: 'All news' }).click();
    await page.waitForURL('**/au/news');
  });

  test('the regions link to the same page of another one', async () => {
    await open('/au/cover');
    await page.locator('[data-panel=regions] > summary').click();
    await page.locator('[data-panel=regions] ul a', { hasText: 'Singapore' }).click();
    await page.waitForURL('**/sg/cover');
  });

  test('the search works from the navigation, and is filtered and paged by links', async () => {
    await open('/au/cover');
    await page.locator('[data-panel=search] > summary').click();
    await page.locator('#site-search').fill('leave');
    await page.locator('#site-search').press('Enter');
    await page.waitForURL('**/au/search?q=leave');
    await page.locator('main ol h2').first().waitFor();
    await page.getByRole('link', { name: /^News \(/ }).click();
    await page.waitForURL(/type=news/);
    expect(await page.locator('main ol h2').count()).toBeGreaterThan(0);
  });

  test('the mobile menu opens and its links work', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('/au');
    await page.locator('[data-panel=mobileNav] > summary').click();
    await page.locator('[data-panel=mobileNav] > nav a', { hasText: 'Case studies' }).first().click();
    await page.waitForURL('**/au/case-study');
  });

  test('a listing can be filtered by its tags', async () => {
    await open('/au/news');
    await page.getByRole('list', { name: 'Filter by tag' }).getByRole('link', { name: 'claims' }).click();
    await page.waitForURL('**/au/news?tag=claims');
    expect(await page.locator('main li article').count()).toBeGreaterThan(0);
  });
});

/** This must be last, because the services remain stopped. */
describe('while every service is unavailable', () => {
  let before: Map<string, string>;
  const read = async (path: string) => {
    const answer = await fetch(site.url + path);
    return `${answer.status} ${await answer.text()}`;
  };
  beforeAll(async () => {
    before = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
    await Promise.all(site.services.map((service) => service.stop()));
  });

  test('every page that was served before is served unchanged', async () => {
    const changed: string[] = [];
    for (const path of paths) if ((await read(path)) !== before.get(path)) changed.push(path);
    expect(changed).toEqual([]);
  });

  test('a page that was never served reports it, with a link home', async () => {
    const page = await site.visitor();
    expect((await page.goto(`${site.url}/au/never-seen`))?.status()).toBe(503);
    await page.getByRole('heading', { level: 1, name: 'An Unknown Error Occurred' }).waitFor();
    await page.getByText('503', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Homepage' }).click();
    await page.locator('[data-look=home]').waitFor();
    await page.context().close();
  });

  test('a click leads to a page that was served before', async () => {
    const page = await site.visitor();
    await page.goto(`${site.url}/au`, { waitUntil: 'networkidle' });
    await page.locator('[data-part=main-nav] > li > a', { hasText: 'Case studies' }).click();
    await page.getByRole('heading', { level: 1, name: 'Case studies: employers in Australia' }).waitFor();
    await page.context().close();
  });
});
