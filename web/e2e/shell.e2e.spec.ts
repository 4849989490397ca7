import type { Page } from 'playwright-core';
import { openPage } from './open-page.ts';
import { eventually } from './eventually.ts';
import { type VisitedSite, startVisited } from './visitor/visited-site.ts';

let site: VisitedSite;
let page: Page;

beforeAll(async () => {
  site = await startVisited();
  await site.publish({
    slug: 'au/rare',
    template: 'primary',
    header: { title: 'A rare page' },
    contents: [{ componentType: 'Timeline', key: 'k1', events: [] }],
  });
  await publishLongNames();
  page = await site.visitor();
});
afterAll(() => site?.stop());
beforeEach(() => page.setViewportSize({ width: 1280, height: 800 }));

const open = (path: string) => openPage(page, site.url + path);

const focused = (selector: string) =>
  page.evaluate((matches) => document.activeElement?.matches(matches) ?? false, selector);
const opened = () => page.locator('[data-part=header] details[open]').count();
const follow = (path: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('[data-part=home-link]')!;
    link.href = href;
    link.click();
  }, path);
const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('the navigation', () => {
  test('keeps the focus in the open mobile menu, and returns it', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('/au');
    await page.locator('[data-panel=mobileNav] > summary').click();
    await page.keyboard.press('Shift+Tab');
    await eventually(() => focused('[data-panel=mobileNav] > nav a:last-of-type'), true);
    await page.keyboard.press('Tab');
    await eventually(() => focused('[data-panel=mobileNav] > summary'), true);
    await page.keyboard.press('Tab');
    await eventually(() => focused('[data-panel=mobileNav] > nav *'), true);
    await page.keyboard.press('Escape');
    await eventually(() => focused('[data-panel=mobileNav] > summary'), true);
    expect(await opened()).toBe(0);
  });

  test('closes when the focus leaves it or the pointer clicks outside', async () => {
    await open('/au');
    const regions = page.locator('[data-panel=regions] > summary');
    await regions.focus();
    await page.keyboard.press('Enter');
    await eventually(opened, 1);
    await page.locator('[data-panel=regions] ul a').last().focus();
    await page.keyboard.press('Tab');
    await eventually(opened, 0);
    await regions.click();
    await eventually(opened, 1);
    await page.mouse.click(640, 780);
    await eventually(opened, 0);
  });

  test('closed parts cannot be reached by Tab', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('/au');
    await page.locator('.skip').focus();
    const met: string[] = [];
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab');
      met.push(
        await page.evaluate(() => {
          const part = document.activeElement!.closest<HTMLElement>('details, [data-part=home-link], main')!;
          return part.dataset.panel ?? part.dataset.part ?? 'main';
        }),
      );
    }
    expect(met).toEqual(['home-link', 'search', 'regions', 'mobileNav', 'main']);
  });

  test('marks the current page and its ancestors', async () => {
    await open('/au/news/nine-days-to-a-decision');
    await page.locator('[data-panel=desktopItem] > summary', { hasText: 'News' }).click();
    await eventually(
      () => page.locator('[data-panel=desktopItem] [aria-current=true]', { hasText: 'All news' }).count(),
      1,
    );
    await open('/au/cover');
    expect(await page.locator('[data-part=main-nav] [data-here=true]').innerText()).toContain('What we cover');
    await open('/au/about');
    await eventually(() => page.locator('[data-part=main-nav] > li > [aria-current=page]').innerText(), 'About us');
  });

  test('does not move the page when it is locked', async () => {
    await open('/au');
    const right = () =>
      page.locator('[data-panel=regions] + a').evaluate((button) => button.getBoundingClientRect().right);
    const before = await right();
    await page.locator('[data-panel=search] > summary').click();
    await page.locator('html[data-locked]').waitFor();
    expect(await right()).toBe(before);
  });
});

test('five long names and a region without a flag fit into the window at any width', async () => {
  await page.route(/\/flags\//, (route) => route.abort());
  await open('/sg');
  for (const width of [320, 390, 768, 1024, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(
      async () => [width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)],
      [width, 0],
    );
    const box = await page.locator('[data-panel=regions] summary span[style]').first().boundingBox();
    expect(box && [box.width, box.height]).toEqual([20, 15]);
  }
  await page.unrouteAll();
});

describe('navigating to another page', () => {
  test('reports each page and each clicked link to the tag manager', async () => {
    await open('/au');
    await page.waitForFunction(() => window.dataLayer?.length === 1);
    await page.locator('[data-part=main-nav] > li > a', { hasText: 'Case studies' }).click();
    await title('Case studies: employers in Australia');
    const reported = () =>
      page.evaluate(() =>
        (window.dataLayer as any[]).map(({ event, url, target, element }) => [
          event,
          url.replace(location.origin, ''),
          target,
          element?.tagName,
        ]),
      );
    await eventually(reported, [
      ['pageView', '/au', undefined, undefined],
      ['linkClicked', '/au/case-study', '', 'A'],
      ['pageView', '/au/case-study', undefined, undefined],
    ]);
  });

  test('announces the new title to screen readers', async () => {
    await open('/au');
    await follow('/au/cover');
    await title('What we cover: insurance, savings and leave');
    await eventually(async () => (await page.locator('p[role=status]').first().textContent())!.includes('cover'), true);
  });

  test('and back restores the scroll position and the focus', async () => {
    await open('/au/news');
    const link = page.locator('main a[href^="/au/news/"]').last();
    const address = await link.getAttribute('href');
    await link.focus();
    const left = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address}`);
    await eventually(() => focused('#main'), true);
    await page.goBack();
    await eventually(() => focused(`main a[href="${address}"]`), true);
    expect(await page.evaluate(() => scrollY)).toBe(left);
  });

  test('reports a missing network, and succeeds when it is repeated', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('/au/contact');
    await page.context().setOffline(true);
    await follow('/au/news/owned-in-australia-for-good');
    await page.getByText('Are you connected to the internet?').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await title('Owned in Australia, and staying so');
    await page.goBack();
    await title('Contact Banksia in Australia');
  });
});

test('a missing chunk reloads the page once, and is then an error that can be retried', async () => {
  await open('/au');
  await page.context().route(/rare-blocks/, (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await follow('/au/rare#main');
  await title('A rare page');
  await eventually(async () => loads, 1);
  expect(new URL(page.url()).hash).toBe('#main');
  await open('/au');
  await follow('/au/rare#main');
  await title('An Unknown Error Occurred');
  await page.getByText('A part of this page could not be loaded.').waitFor();
  expect(loads).toBe(2);
  await page.context().unroute(/rare-blocks/);
  await page.getByRole('link', { name: 'Try again' }).click();
  await title('A rare page');
});

test('the cookie notice does not cover the end of the page or the focus on a telephone', async () => {
  await page.setViewportSize({ width: 390, height: 700 });
  await site.publishSettings({ cookie: {} });
  await page.context().clearCookies();
  await eventually(async () => {
    await open('/au');
    return page.locator('[data-part=cookie-banner]').count();
  }, 1);
  const lastLink = page.locator('[data-part=footer] a').last();
  await lastLink.focus();
  const [link, notice] = [await lastLink.boundingBox(), await page.locator('[data-part=cookie-banner]').boundingBox()];
  expect(link!.y + link!.height).toBeLessThanOrEqual(notice!.y);
});

/** Publishes five items in the navigation of Singapore. */
async function publishLongNames(): Promise<void> {
  const { domainId } = site.editor;
  const nav = (await site.editor.post('/api/nav/loadRegionNav', { domainId, region: 'sg' })).json;
  const names = [
    'What we cover',
    'Case studies and stories',
    'News and views',
    'For employers and advisers',
    'Pensions',
  ];
  const items = names.map((text, index) => ({
    key: `n${index}`,
    link: { type: 'page', href: '/sg/cover', text },
    subItems: [],
  }));
  const { status, text } = await site.editor.post('/api/site/publishNav', { nav: { ...nav, items } });
  if (status !== 200) throw new Error(text);
}
