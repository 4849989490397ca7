import { pathsByTemplate } from '../paths-by-template.ts';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type DemoSite, startDemo } from '../../../bff/test/processes.ts';
import { templateNames } from '../../../proto/entities/page.ts';
import { launch } from '../chromium.ts';

/** Folders of the Debian fonts that represent the fonts of devices. */
const FONT_FOLDERS = {
  DejaVu: '/usr/share/fonts/truetype/dejavu',
  Liberation: '/usr/share/fonts/truetype/liberation',
  Roboto: '/usr/share/fonts/truetype/roboto',
};
const WIDTHS = [390, 1280];
const MAX_SHIFT = 0.01;

let site: DemoSite;
let paths: string[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  site = await startDemo({ draft: false });
  const found = await pathsByTemplate(site.url);
  expect([...found.keys()].sort()).toEqual([...templateNames].sort());
  paths = [...found.values(), '/nz', '/au/search?query=leave'];
});
afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

const sets = Object.entries(FONT_FOLDERS).filter(([, path]) => existsSync(path));

test('there is a fallback font', () => {
  expect(sets.length).toBeGreaterThan(0);
});

/** Each page is measured with each set of fonts, and at each width with some of them. */
describe.each(sets)('on a device that has only %s', (name, fonts) => {
  const set = sets.findIndex(([one]) => one === name);
  let browser: Browser;
  beforeAll(async () => {
    const config = join(folder, `${name}.conf`);
    await writeFile(
      config,
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
       <fontconfig><dir>${fonts}</dir><cachedir>${join(folder, name)}</cachedir></fontconfig>`,
    );
    browser = await launch({ FONTCONFIG_FILE: config });
  });
  afterAll(() => browser?.close());

  test.each(WIDTHS)('nothing moves at %d px when the fonts of the site arrive late', async (width) => {
    const shifted: string[] = [];
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.addInitScript(recordShifts);
    for (const path of paths.filter((_, n) => WIDTHS[(n + set) % WIDTHS.length] === width)) {
      const shift = await measureShift(page, site.url + path);
      if (shift > MAX_SHIFT) shifted.push(`${path} ${shift.toFixed(4)}`);
    }
    expect(shifted).toEqual([]);
    await page.close();
  });
});

/** Measures the layout shift of a page whose fonts arrive long after everything else is painted. */
async function measureShift(page: Page, url: string): Promise<number> {
  let release = (): void => {};
  const painted = new Promise<void>((resolve) => (release = resolve));
  // While a page has a route, it gets nothing from the cache of the browser.
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const frames = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await frames();
  const fonts = page.waitForResponse('**/*.woff2');
  release();
  await fonts;
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await frames();
  await page.unrouteAll();
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

function recordShifts(): void {
  const total = window as unknown as { shift: number };
  total.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
