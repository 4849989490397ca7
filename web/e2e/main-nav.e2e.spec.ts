import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { openPage } from './open-page.ts';
import { type VisitedSite, startVisited } from './visitor/visited-site.ts';

const labels = [
  'Versicherungsleistungen',
  'Erfahrungsberichte',
  'Neuigkeiten und Termine',
  'Für Arbeitgeber',
  'Altersvorsorge',
  'Über uns',
];
const widths = [1024, 1100, 1279, 1280, 1440, 1536, 1800];

let site: VisitedSite;

beforeAll(async () => {
  site = await startVisited();
  await publishNav();
});
afterAll(() => site?.stop());

const more = '[data-panel=more]';

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openPage(page, site.url + path);
}

describe.each(['/au', '/sg'])('the navigation of %s', (path) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.visitor();
  });
  afterAll(() => page.context().close());

  test.each(widths)('shows each item once at %i pixels, in one row, without a burger', async (width) => {
    await open(page, path, width);
    const bar = await page.evaluate(measureBar);
    expect(bar.rows).toBe(1);
    expect(bar.overflow).toBe(0);
    expect(bar.apart).toBeGreaterThanOrEqual(0);
    expect(await page.locator('[data-panel=mobileNav]').isVisible()).toBe(false);
    if (await page.locator(more).isVisible()) await page.locator(`${more} > summary`).click();
    const hidden = await page.locator(`${more} ul > [data-fits]`).filter({ visible: true }).allInnerTexts();
    expect([...bar.items, ...hidden.map((text) => text.split('\n')[0])]).toEqual(
      path === '/sg' ? labels : ['What we cover', 'Case studies', 'News', 'Members', 'About us'],
    );
    if (path === '/au') expect(hidden).toEqual([]);
  });

  test('is in the menu of a telephone below 1024 pixels', async () => {
    await open(page, path, 1023);
    expect(await page.locator('[data-panel=mobileNav]').isVisible()).toBe(true);
    expect(await page.locator('[data-part=main-nav]').isVisible()).toBe(false);
  });
});

describe('the menu "More"', () => {
  const isOpen = (page: Page) => page.locator(more).evaluate((panel: HTMLDetailsElement) => panel.open);

  test('is operated by keyboard', async () => {
    const page = await site.visitor();
    await open(page, '/sg', 1024);
    await page.locator(`${more} > summary`).focus();
    await page.keyboard.press('Enter');
    await eventually(() => isOpen(page), true);
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Neuigkeiten und Termine');
    await page.keyboard.press('Escape');
    await eventually(() => isOpen(page), false);
    expect(await page.evaluate(() => document.activeElement?.parentElement?.dataset.panel)).toBe('more');
    await page.context().close();
  });

  test('is operated by touch, and closes on a touch outside', async () => {
    const page = await site.visitor({ hasTouch: true });
    await open(page, '/sg', 1024);
    await page.locator(`${more} > summary`).tap();
    await eventually(() => isOpen(page), true);
    await page.touchscreen.tap(500, 780);
    await eventually(() => isOpen(page), false);
    await page.locator(`${more} > summary`).tap();
    await page.locator(`${more} li li a`, { hasText: 'Termine' }).tap();
    await page.waitForURL('**/sg/event');
    await eventually(() => isOpen(page), false);
    await page.context().close();
  });
});

function measureBar() {
  const items = [...document.querySelectorAll<HTMLElement>('[data-part=main-nav] > [data-fits]')].filter((item) =>
    item.checkVisibility(),
  );
  const box = (element: Element) => element.getBoundingClientRect();
  const bar = [...document.querySelectorAll('[data-part=main-nav] > li')].filter((item) => item.checkVisibility());
  const [home, nav, tools] = document.querySelector('[data-part=home-link]')!.parentElement!.children;
  return {
    items: items.map((item) => item.querySelector<HTMLElement>('a, summary')!.innerText),
    rows: new Set(bar.map((item) => Math.round(box(item).top))).size,
    apart: Math.min(box(nav!).left - box(home!).right, box(tools!).left - box(bar.at(-1)!).right),
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
}

/** Publishes long names in Singapore, some with subpages. */
async function publishNav(): Promise<void> {
  const { domainId } = site.editor;
  const nav = (await site.editor.post('/api/nav/loadRegionNav', { domainId, region: 'sg' })).json;
  const link = (href: string, text: string) => ({ type: 'page', href, text });
  const items = labels.map((text, index) => ({
    key: `n${index}`,
    link: link('/sg/cover', text),
    subItems: index === 2 ? [{ key: 's', link: link('/sg/event', 'Termine') }] : [],
  }));
  const { status, text } = await site.editor.post('/api/site/publishNav', { nav: { ...nav, items } });
  if (status !== 200) throw new Error(text);
}
