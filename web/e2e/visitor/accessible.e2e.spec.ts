import type { Page } from 'playwright-core';
import { themes } from '../../../proto/values.ts';
import { openTogether } from './open-together.ts';
import { tabThrough } from './tab-through.ts';
import { templatePages } from './template-pages.ts';
import { printProblems } from './print-problems.ts';
import { addLongWords, colourViolations, overflow, sizeViolations, violations } from './violations.ts';
import { type VisitedSite, startVisited } from './visited-site.ts';

let site: VisitedSite;
let page: Page;
/** Errors and warnings in the console of the browser. */
let complaints: string[] = [];

beforeAll(async () => {
  site = await startVisited();
  for (const one of templatePages) await site.publish(one);
  await site.publishSettings({ cookie: {} });
  page = await site.visitor({ reducedMotion: 'reduce' });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
});
afterAll(() => site?.stop());

/** Opens a page and waits until it has hydrated, which adds a state to the history entry. */
const open = async (path: string) => {
  complaints = [];
  await page.goto(site.url + path);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
};
const wide = () => page.setViewportSize({ width: 1280, height: 800 });
const narrow = () => page.setViewportSize({ width: 390, height: 800 });

const slugsOf = (theme: (typeof themes)[number]) =>
  templatePages.filter((one) => one.theme === theme).map(({ slug }) => `/${slug}`);
const addresses = [
  ...slugsOf('standard'),
  '/au',
  '/au/contact',
  '/au/news',
  '/au/search?q=leave',
  '/search',
  '/nowhere',
];

describe.each(addresses)('%s', (path) => {
  beforeAll(async () => {
    await wide();
    await open(path);
  });

  test('hydrates without an error', () => {
    expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  });

  test('meets WCAG 2.2 AA and good practice', async () => {
    // Pages that are not in the navigation have the header and the footer of the first one.
    const scanned = slugsOf('standard').indexOf(path) > 0 ? ['[data-part=header]', '[data-part=footer]'] : [];
    expect(await violations(page, 'html', scanned)).toEqual([]);
  });

  test('has one first-level heading, and skips no level', async () => {
    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1)).toEqual([]);
  });

  test('fits its window at 320 pixels, and with text of double size', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    await wide();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  });

  test('fits its window with the longest words', async () => {
    await addLongWords(page);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflow(page)]).toEqual([width, 0]);
    }
  });
});

test('all of them meet WCAG 2.2 AA on a telephone too', async () => {
  await narrow();
  await openTogether(
    page,
    addresses.map((path) => site.url + path),
  );
  expect(await page.locator('h1').count()).toBe(addresses.length);
  expect(await sizeViolations(page)).toEqual([]);
});

// The layout, which is that of the other theme, decides how text and pictures meet on a telephone.
test('dark pages have enough contrast on a screen, and are readable when they are printed', async () => {
  const slugs = slugsOf('darkSlate');
  await wide();
  await openTogether(
    page,
    slugs.map((path) => site.url + path),
  );
  expect(await page.locator('h1').count()).toBe(slugs.length);
  expect(await colourViolations(page)).toEqual([]);
  expect(await printProblems(page)).toEqual([]);
});

describe.each(themes)('open elements in the theme %s meet WCAG 2.2 AA:', (theme) => {
  const scan = (part: string) => (theme === 'standard' ? violations : colourViolations)(page, part);
  beforeAll(() => open(`/au/primary-${theme.toLowerCase()}`));

  const panels = [
    ['an item of the navigation', wide, ['[data-part=main-nav] summary']],
    ['the search', wide, ['[data-panel=search] > summary']],
    ['the regions', wide, ['[data-panel=regions] > summary']],
    [
      'an item in the menu of a telephone',
      narrow,
      ['[data-panel=mobileNav] > summary', '[data-panel=mobileItem] > summary'],
    ],
    ['the search on a telephone', narrow, ['[data-panel=search] > summary']],
    ['the regions on a telephone', narrow, ['[data-panel=regions] > summary']],
  ] as const;
  // On a telephone the search and the regions have the colours that they have on a desktop.
  test.each(theme === 'standard' ? panels : panels.slice(0, 4))('%s', async (_what, size, summaries) => {
    await size();
    for (const summary of summaries) await page.locator(summary).first().click();
    await page.locator('html[data-locked]').waitFor();
    expect(await scan('[data-part=header]')).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('html:not([data-locked])').waitFor();
  });

  test('the cookie notice', async () => {
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await wide();
    await open(`/au/primary-${theme.toLowerCase()}`);
    await page.getByRole('button', { name: 'I accept' }).waitFor();
    expect(await scan('[data-part=cookie-banner]')).toEqual([]);
    await page.context().addCookies(cookies);
    if (theme !== 'standard') return;
    await page.setViewportSize({ width: 320, height: 640 });
    expect([await scan('[data-part=cookie-banner]'), await overflow(page)]).toEqual([[], 0]);
  });
});

// blocks.e2e.spec.ts does the same with every block.
describe('every link and control is reached by Tab in order, marked and uncovered,', () => {
  test.each([
    ['/au/home-standard', wide, 'body'],
    ['/nowhere', narrow, 'body'],
    ['/au/cover', narrow, 'main'],
    ['/au/contact', wide, 'main'],
    ['/au/news', wide, 'main'],
    ['/au/news/article-standard', narrow, 'main'],
    ['/au/event/event-darkslate', wide, 'main'],
    ['/au/search?q=leave', wide, 'main'],
  ] as const)('at %s', async (path, size, part) => {
    await size();
    await open(path);
    const { stops, problems } = await tabThrough(page, part);
    expect(problems).toEqual([]);
    expect(stops).toBeGreaterThan(part === 'body' ? 8 : 0);
  });

  test('in the open navigation', async () => {
    await wide();
    await open('/au');
    await page.locator('[data-panel=regions] > summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-panel=regions][open]').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-panel=regions] ul li:first-child a'))).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/(nz|sg|au)/);
  });

  test('starting with a skip link', async () => {
    await wide();
    await open('/au/cover');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});
