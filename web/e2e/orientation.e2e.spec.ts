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
const widths = [1023, 1024, 1100, 1279, 1280, 1440, 1536, 1800];

const paragraphs = '<p>Some lines of text that fill the page.</p>'.repeat(30);
const headings = ['Who decides', 'How long it takes', 'How long it takes'];
const text = headings.map((heading) => `<h2>${heading}</h2>${paragraphs}`).join('');
const path = '/au/news/long-read';

let site: VisitedSite;

beforeAll(async () => {
  site = await startVisited();
  await publishNav();
  const article = { template: 'article', pageType: 'news' };
  const header = { title: 'A long read', date: '2026-10-30' };
  const articleContents = [{ componentType: 'RichText', key: 'r1', text }];
  await site.publish({ ...article, slug: path.slice(1), header, author: 'Helen Marsh', articleContents });
});
afterAll(() => site?.stop());

const more = '[data-panel=more]';

test.each(['/au', '/sg'])(
  'the navigation of %s shows each item once, in one row without a burger, from 1024 pixels, and is a menu on telephones',
  async (region) => {
    const page = await site.visitor();
    await openPage(page, site.url + region);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const hasBar = width >= 1024;
      expect([width, await page.locator('[data-panel=mobileNav]').isVisible()]).toEqual([width, !hasBar]);
      expect([width, await page.locator('[data-part=main-nav]').isVisible()]).toEqual([width, hasBar]);
      if (!hasBar) continue;
      const { rows, overflow, apart, items } = await page.evaluate(measureBar);
      expect({ width, rows, overflow, isApart: apart >= 0 }).toEqual({ width, rows: 1, overflow: 0, isApart: true });
      const summary = page.locator(`${more} > summary`);
      const hasMore = await summary.isVisible();
      if (hasMore) await summary.click();
      const hidden = await page.locator(`${more} ul > [data-fits]`).filter({ visible: true }).allInnerTexts();
      expect([width, ...items, ...hidden.map((text) => text.split('\n')[0])]).toEqual([
        width,
        ...(region === '/sg' ? labels : ['What we cover', 'Case studies', 'News', 'Members', 'About us']),
      ]);
      if (region === '/au') expect(hidden).toEqual([]);
      if (hasMore) await page.keyboard.press('Escape');
    }
    await page.context().close();
  },
);

describe('the menu "More"', () => {
  const isOpen = (page: Page) => page.locator(more).evaluate((panel: HTMLDetailsElement) => panel.open);

  test('is operated by keyboard', async () => {
    const page = await site.visitor();
    await page.setViewportSize({ width: 1024, height: 800 });
    await openPage(page, `${site.url}/sg`);
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
    await page.setViewportSize({ width: 1024, height: 800 });
    await openPage(page, `${site.url}/sg`);
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

const headingInView = (id: string) => {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight / 2;
};

test.each([true, false])('the table of contents leads to each heading, scripts: %p', async (javaScriptEnabled) => {
  const page = await site.visitor({ reducedMotion: 'reduce', ...(!javaScriptEnabled && { javaScriptEnabled }) });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url + path, { waitUntil: 'load' });
    if (width < 1280) await page.getByText('On this page').filter({ visible: true }).click();
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await eventually(() => links.allInnerTexts(), headings);
    await links.last().click();
    await page.waitForURL('**#how-long-it-takes-2');
    await eventually(() => page.evaluate(headingInView, 'how-long-it-takes-2'), true);
  }
  await page.context().close();
});

test('ids of headings are not stored, and a short article has no table of contents', async () => {
  const { get, domainId } = site.editor;
  const { json } = await get(`/api/page/load?slug=${path.slice(1)}&domainId=${domainId}`);
  expect(json.articleContents[0].text).toBe(text);
  expect(await (await fetch(site.url + path)).text()).toContain('data-part="table-of-contents"');
  const short = await (await fetch(`${site.url}/au/case-study/redgum-constructions`)).text();
  expect(short).toContain('</main>');
  expect(short).not.toContain('data-part="table-of-contents"');
});

test('an article names its author, is shared without a request to another origin, and links the next one', async () => {
  const page = await site.visitor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await openPage(page, site.url + path);
  await page.getByText('By Helen Marsh').waitFor();
  const share = page.getByRole('group', { name: 'Share' });
  const mail = await share.getByRole('link', { name: 'Send by email' }).getAttribute('href');
  const address = (await page.locator('link[rel=canonical]').getAttribute('href'))!;
  expect(decodeURIComponent(mail!)).toBe(`mailto:?subject=A long read&body=${address}`);
  await share.getByRole('button', { name: 'Copy link' }).click();
  await share.getByText('The link has been copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect([...origins]).toEqual([new URL(site.url).origin]);
  const next = page.getByRole('navigation', { name: 'More articles' });
  const title = await next.locator('strong').last().innerText();
  await next.getByRole('link').last().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.context().close();
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
