import type { Browser, Page } from 'playwright-core';
import { type DemoSite, startDemo } from '../../../bff/test/processes.ts';
import { launch } from '../chromium.ts';

let site: DemoSite;
let browser: Browser;
let page: Page;
let scripts: string[];
let releasePictures: () => void;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDemo({ draft: false }), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

beforeEach(async () => {
  page = await browser.newPage();
  scripts = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([a-z-]+)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  const released = new Promise<void>((resolve) => (releasePictures = resolve));
  await page.route('**/img/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.url}/au`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
});
afterEach(() => page.close());

const hydrated = () => page.waitForFunction(() => history.scrollRestoration === 'manual');

test('a public site loads its script after the pictures of the first screen', async () => {
  expect(scripts).toEqual(['start']);
  releasePictures();
  await hydrated();
  expect(scripts.slice(0, 2)).toEqual(['start', 'entry-client']);
});

test('a visitor who touches the page or presses a key does not wait for them', async () => {
  expect(scripts).toEqual(['start']);
  await page.keyboard.press('Tab');
  await hydrated();
  releasePictures();
});
