import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type DemoSite, startDemo } from '../../../bff/test/processes.ts';
import { templateNames } from '../../../proto/entities/page.ts';
import { launch } from '../chromium.ts';
import { pathsByTemplate } from '../paths-by-template.ts';

let site: DemoSite;
let browser: Browser;
let pathOf: Map<string, string>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  [site, browser] = await Promise.all([startDemo({ draft: false }), launch()]);
  pathOf = await pathsByTemplate(site.url);
  expect([...pathOf.keys()].sort()).toEqual([...templateNames].sort());
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('without scrolling a screen shows', () => {
  const screens = [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ];
  /** Pages for urgent situations, one of them with a banner and a sub nav. They are tested in addition to one page for each template. */
  const urgent = ['/au/claims', '/au/contact'];

  // Scripts do not change the layout.
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ javaScriptEnabled: false });
  });
  afterAll(() => page?.context().close());

  test.each([...templateNames, ...urgent])('%s: the first sentence, and what to do next', async (name) => {
    await page.goto(site.url + (pathOf.get(name) ?? name), { waitUntil: 'load' });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const ends = await page.evaluate(endsOfFirst, name === 'article');
      expect(ends).toEqual({ sentence: expect.any(Number), step: expect.any(Number) });
      for (const end of Object.values(ends)) expect(end).toBeLessThan(screen.height);
    }
  });

  test('a search: its first result', async () => {
    await page.goto(`${site.url}/au/search?q=claims`, { waitUntil: 'load' });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const { y, height } = (await page.locator('main ol > li').first().boundingBox())!;
      expect(y + height).toBeLessThan(screen.height);
    }
  });
});

/** Folders of the Debian fonts that represent the fonts of devices. */
const FONT_FOLDERS = {
  DejaVu: '/usr/share/fonts/truetype/dejavu',
  Liberation: '/usr/share/fonts/truetype/liberation',
  Roboto: '/usr/share/fonts/truetype/roboto',
};
const WIDTHS = [390, 1280];
const MAX_SHIFT = 0.01;

const sets = Object.entries(FONT_FOLDERS).filter(([, path]) => existsSync(path));

test('there is a fallback font', () => {
  expect(sets.length).toBeGreaterThan(0);
});

/** Each page is measured with each set of fonts, and at each width with some of them. */
test.each(sets)(
  'on a device that has only %s nothing moves when the fonts of the site arrive late',
  async (name, fonts) => {
    const set = sets.findIndex(([one]) => one === name);
    const config = join(folder, `${name}.conf`);
    await writeFile(
      config,
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
     <fontconfig><dir>${fonts}</dir><cachedir>${join(folder, name)}</cachedir></fontconfig>`,
    );
    const device = await launch({ FONTCONFIG_FILE: config });
    const page = await device.newPage();
    await page.addInitScript(recordShifts);
    const shifted: string[] = [];
    for (const [n, path] of [...pathOf.values(), '/nz', '/au/search?query=leave'].entries()) {
      const width = WIDTHS[(n + set) % WIDTHS.length]!;
      await page.setViewportSize({ width, height: 800 });
      const shift = await measureShift(page, site.url + path);
      if (shift > MAX_SHIFT) shifted.push(`${path} at ${width} px: ${shift.toFixed(4)}`);
    }
    await device.close();
    expect(shifted).toEqual([]);
  },
);

describe('the script of a public site', () => {
  let page: Page;
  let scripts: string[];
  let releasePictures: () => void;
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

  test('loads after the pictures of the first screen', async () => {
    expect(scripts).toEqual(['start']);
    releasePictures();
    await hydrated();
    expect(scripts.slice(0, 2)).toEqual(['start', 'entry-client']);
  });

  test('does not wait for them if a visitor touches the page or presses a key', async () => {
    expect(scripts).toEqual(['start']);
    await page.keyboard.press('Tab');
    await hydrated();
    releasePictures();
  });
});

/** Returns the lower edges of the first line of text and of the first action, or only of the first line in an article. */
function endsOfFirst(isArticle: boolean) {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const endOfLine = (paragraph: HTMLElement | undefined) => {
    if (!paragraph) return undefined;
    const line = document.createRange();
    line.selectNodeContents(paragraph);
    return [...line.getClientRects()].find(({ width }) => width > 0)?.bottom;
  };
  const steps = visible('main :is(a[href], button, input, select, textarea)').filter(
    (step) => !step.closest('nav') && step.getBoundingClientRect().height > 0,
  );
  return {
    sentence: endOfLine(visible('main p').find(({ innerText }) => /\w.*[.?!…]$/.test(innerText.trim()))),
    step: isArticle ? endOfLine(visible('main [data-block] p')[0]) : steps[0]?.getBoundingClientRect().bottom,
  };
}

/** Measures the layout shift of a page whose fonts arrive long after everything else is painted. */
async function measureShift(page: Page, url: string): Promise<number> {
  let release = (): void => {};
  const painted = new Promise<void>((resolve) => (release = resolve));
  // While a page has a route, it gets nothing from the cache of the browser.
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  // Scripts do not change the layout.
  await page.route('**/assets/*.js', (route) => route.abort());
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
