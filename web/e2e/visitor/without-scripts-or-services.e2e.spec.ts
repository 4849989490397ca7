import type { Page } from 'playwright-core';
import { findHiddenText } from './hidden-text.ts';
import { type VisitedSite, startVisited } from './visited-site.ts';

let site: VisitedSite;
let paths: string[];

beforeAll(async () => {
  site = await startVisited();
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

  // blocks.e2e.spec.ts does the same with every block.
  test('a page of each template is readable, and so are listings', async () => {
    const unseen: string[] = [];
    for (const path of [
      ...['/au', '/au/cover', '/au/claims', '/au/about', '/au/contact', '/au/privacy', '/au/parental-leave'],
      ...['/au/news/nine-days-to-a-decision', '/au/event/benefits-breakfast-sydney', '/nz/news', '/sg/case-study'],
    ]) {
      await open(path);
      unseen.push(...(await findHiddenText(page)).map((text) => `${path}: ${text}`));
    }
    expect(unseen).toEqual([]);
  });

  test('every page of a region has a text, and all of its pictures', async () => {
    const pictures = new Map<string, string>();
    for (const path of paths) {
      const html = await (await fetch(site.url + path)).text();
      const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
      expect([path, main.replace(/<[^>]*>/g, '').length > 100]).toEqual([path, true]);
      for (const [img] of html.matchAll(/<img [^>]*>/g)) {
        const src = / src="([^"]+)"/.exec(img)?.[1]?.replaceAll('&amp;', '&');
        expect([img, src]).toEqual([img, expect.any(String)]);
        pictures.set(src!.replace(/\?.*$/, ''), src!);
      }
    }
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

  test('the navigation opens, and its links, its regions and its search work, which filters and listings refine', async () => {
    await open('/au/cover');
    await page.locator('[data-panel=regions] > summary').click();
    await page.locator('[data-panel=regions] ul a', { hasText: 'Singapore' }).click();
    await page.waitForURL('**/sg/cover');
    await open('/au');
    await page.locator('[data-part=main-nav] summary', { hasText: 'News' }).click();
    await page.locator('[data-panel=desktopItem] a', { hasText: 'All news' }).click();
    await page.waitForURL('**/au/news');
    await page.getByRole('list', { name: 'Filter by tag' }).getByRole('link', { name: 'claims' }).click();
    await page.waitForURL('**/au/news?tag=claims');
    expect(await page.locator('main li article').count()).toBeGreaterThan(0);
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
});

/** This must be last, because the services remain stopped. services-unavailable.int.spec.ts states what remains available. */
test('while every service is unavailable, a visitor reads the pages that were served before, and is led home from others', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/au`);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await fetch(`${site.url}/au/case-study`);
  await site.stopServices();
  await page.locator('[data-part=main-nav] > li > a', { hasText: 'Case studies' }).click();
  await page.getByRole('heading', { level: 1, name: 'Case studies: employers in Australia' }).waitFor();
  expect((await page.goto(`${site.url}/au/never-seen`))?.status()).toBe(503);
  await page.getByRole('heading', { level: 1, name: 'An Unknown Error Occurred' }).waitFor();
  await page.getByText('503', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Homepage' }).click();
  await page.locator('[data-look=home]').waitFor();
  await page.context().close();
});
