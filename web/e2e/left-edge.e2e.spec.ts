import type { Page } from 'playwright-core';
import { templateNames } from '../../proto/entities/page.ts';
import { pathsByTemplate } from './paths-by-template.ts';
import { type VisitedSite, startVisited } from './visitor/visited-site.ts';

let site: VisitedSite;
let page: Page;
let pathOf: Map<string, string>;

beforeAll(async () => {
  site = await startVisited();
  page = await site.visitor({ reducedMotion: 'reduce' });
  pathOf = await pathsByTemplate(site.url);
});
afterAll(() => site?.stop());

const others = ['/au/claims', '/au/contact', '/au/news', '/au/search?q=leave', '/au/no-such-page'];

test.each([...templateNames, ...others])('%s: logo, title, text and blocks have one left edge', async (name) => {
  await page.goto(site.url + (pathOf.get(name) ?? name), { waitUntil: 'load' });
  for (const width of [390, 768, 1024, 1280, 1440, 1800]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page.evaluate(leftEdges);
    expect(Object.keys(edges)).toEqual(expect.arrayContaining(['logo', 'h1', 'footer']));
    expect([width, edges]).toEqual([width, Object.fromEntries(Object.keys(edges).map((what) => [what, edges.logo]))]);
  }
});

/** Returns the left edge of each block inside its padding, except full-width pictures and items within a column or panel. */
function leftEdges(): Record<string, number> {
  const contentLeft = (element: Element) =>
    Math.round(element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft));
  const isAcrossTheScreen = (section: Element) =>
    section.getBoundingClientRect().left <= 0 && getComputedStyle(section).paddingLeft === '0px';
  const parts = [
    ['logo', '[data-part=home-link]'],
    ['sub nav', '[data-part=sub-nav] a'],
    ['breadcrumb', 'main nav li'],
    ['h1', 'main h1'],
    ['footer', '[data-part=footer] :is(img, svg)'],
  ].flatMap(([what, selector]) => {
    const element = document.querySelector(selector!);
    return element?.checkVisibility() ? [[what!, contentLeft(element)] as const] : [];
  });
  const blocks = [...document.querySelectorAll<HTMLElement>('main [data-block]')]
    .filter((block) => !block.parentElement!.closest('[data-block]'))
    .flatMap((block, index) => {
      const section = block.firstElementChild;
      if (!section?.checkVisibility() || isAcrossTheScreen(section)) return [];
      return [[`${index} ${block.dataset.block}`, contentLeft(section)] as const];
    });
  return Object.fromEntries([...parts, ...blocks]);
}
