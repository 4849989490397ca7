import type { Page } from 'playwright-core';
import { openPage } from './open-page.ts';
import { eventually } from './eventually.ts';
import { type VisitedSite, startVisited } from './visitor/visited-site.ts';

let site: VisitedSite;
let page: Page;

beforeAll(async () => {
  site = await startVisited();
  page = await site.visitor();
});
afterAll(() => site?.stop());

const open = (path: string) => openPage(page, site.url + path);
const openedPanels = () =>
  page
    .locator('[data-part=header] details[open]')
    .evaluateAll((all) => all.map((details) => (details as HTMLElement).dataset.panel).join(' '));
const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

/** Turns the wheel and returns how far the page is scrolled. */
async function scrolled(): Promise<number> {
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => scrollY);
}

/** Opens or closes panels, each of which closes the one before, and checks that the page can be scrolled only without one. */
async function choose(...steps: (readonly [summary: string, opened: string])[]): Promise<void> {
  for (const [summary, opened] of steps) {
    await page.locator(summary).first().click();
    await eventually(async () => [await openedPanels(), await isLocked()], [opened, opened !== '']);
    if (opened) expect(await scrolled()).toBe(0);
  }
}

describe('the navigation', () => {
  test('opens one item at a time, above which the page cannot be scrolled, and choosing it again closes it', async () => {
    await open('/au');
    await choose(
      ['[data-part=main-nav] summary', 'desktopItem'],
      ['[data-panel=regions] > summary', 'regions'],
      ['[data-panel=search] > summary', 'search'],
      ['[data-panel=search] > summary', ''],
    );
    await eventually(async () => (await scrolled()) > 0, true);
  });

  test('shows the flags of the regions from their paths, closes on Esc and returns the focus', async () => {
    await page.locator('[data-panel=regions] > summary').click();
    const flags = page.locator('[data-panel=regions] ul img');
    await eventually(
      () => flags.evaluateAll((all) => all.every((flag) => (flag as HTMLImageElement).naturalWidth > 0)),
      true,
    );
    const paths = await flags.evaluateAll((all) => all.map((flag) => new URL((flag as HTMLImageElement).src).pathname));
    expect(paths).toEqual(expect.arrayContaining(['/flags/au.svg', '/flags/nz.svg', '/flags/sg.svg', '/flags/uk.svg']));
    await page.keyboard.press('Escape');
    await eventually(openedPanels, '');
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

  test('is behind one button on a telephone, with one item open in it at a time', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await choose(
      ['[data-panel=mobileNav] > summary', 'mobileNav'],
      ['[data-panel=mobileItem] > summary', 'mobileNav mobileItem'],
      ['[data-panel=mobileItem] > summary', 'mobileNav'],
      ['[data-panel=regions] > summary', 'regions'],
      ['[data-panel=search] > summary', 'search'],
      ['[data-panel=mobileNav] > summary', 'mobileNav'],
      ['[data-panel=mobileItem] > summary', 'mobileNav mobileItem'],
      ['[data-panel=mobileNav] > summary', ''],
    );
    await page.getByLabel('Menu', { exact: true }).first().click();
    await page.locator('[data-panel=mobileItem] > summary', { hasText: 'News' }).click();
    await page.locator('[data-panel=mobileItem] a', { hasText: 'All news' }).click();
    await page.waitForURL('**/au/news');
    await eventually(isLocked, false);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

test('the area beyond the page has the colour of its theme, also after navigating', async () => {
  const beyond = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await open('/au/style-guide-slate');
  const slate = await beyond();
  await open('/au/cover');
  const paper = await beyond();
  expect(paper).not.toBe(slate);
  await page.locator('[data-part=home-link]').evaluate((link: HTMLAnchorElement) => {
    link.href = '/au/style-guide-slate';
    link.click();
  });
  await eventually(beyond, slate);
  await page.goBack();
  await eventually(beyond, paper);
});

test('a video plays over the page, and Esc ends it', async () => {
  await page.route(/player\.vimeo\.com/, (route) => route.fulfill({ body: 'a film', contentType: 'text/html' }));
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

test('the cookie notice shows the texts of the site settings or the defaults, and returns until it is accepted for thirty days', async () => {
  const banner = page.locator('[data-part=cookie-banner]');
  const shows = async (title: string, message: string) => {
    await eventually(async () => (await (await fetch(`${site.url}/au`)).text()).includes('Crumbs'), title === 'Crumbs');
    await open('/au');
    await eventually(
      async () => [await banner.locator('h2').innerText(), await banner.locator('p').first().innerText()],
      [title, message],
    );
  };
  await page.context().clearCookies();
  await site.publishSettings({ cookie: { title: 'Crumbs', message: 'We leave <none> behind.' } });
  await shows('Crumbs', 'We leave <none> behind.');
  await site.publishSettings({ cookie: {} });
  await shows('This website uses cookies', 'Enter message here');
  await banner.getByRole('button', { name: 'Close' }).click();
  await eventually(() => banner.count(), 0);
  expect(await page.context().cookies()).toEqual([]);
  await open('/au');
  await banner.getByRole('button', { name: 'I accept' }).click();
  await eventually(() => banner.count(), 0);
  const { expires } = (await page.context().cookies()).find(({ name }) => name === 'acceptedCookies')!;
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(30);
  await open('/nz');
  expect(await banner.count()).toBe(0);
});

test('a visitor whose browser names another region is offered the same page there, without a shift, until the visitor refuses', async () => {
  const visitor = await site.visitor({ locale: 'en-GB' });
  const bar = visitor.getByRole('complementary', { name: 'Choose your region' });
  const offer = bar.getByText('You may be looking for another region: United Kingdom.');
  const served = await (await visitor.goto(`${site.url}/au/cover`))!.text();
  expect(served).not.toContain('another region');
  await offer.waitFor();
  expect(await visitor.evaluate(layoutShift)).toBeLessThanOrEqual(0.01);
  await bar.getByRole('link', { name: 'Change region' }).click();
  await visitor.waitForURL(`${site.url}/uk/cover`);
  await bar.waitFor({ state: 'detached' });
  await visitor.goto(`${site.url}/`);
  await offer.waitFor();
  await bar.getByRole('button', { name: 'Close' }).click();
  await bar.waitFor({ state: 'detached' });
  await visitor.goto(`${site.url}/au/cover`);
  await visitor.waitForFunction(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer?.length);
  expect(await bar.count()).toBe(0);
  expect(await visitor.context().cookies()).toHaveLength(1);
  await visitor.context().close();
});

/** Resolves with the shift of everything that was painted until now. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
}
