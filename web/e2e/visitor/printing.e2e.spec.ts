import type { Page } from 'playwright-core';
import { axeFor } from '../axe-for.ts';
import { type VisitedSite, startVisited } from './visited-site.ts';

let site: VisitedSite;
let page: Page;

beforeAll(async () => {
  site = await startVisited();
  page = await site.visitor();
});
afterAll(() => site?.stop());

/** Pages of each template, in both themes. */
const paths = [
  '/au',
  '/au/cover',
  '/au/claims',
  '/au/about',
  '/au/style-guide/lists',
  '/au/contact',
  '/au/privacy',
  '/au/parental-leave',
];

test.each(paths)('%s is readable when it is printed', async (path) => {
  await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  const { violations } = await (await axeFor(page)).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  // Axe skips text on pictures and gradients.
  const texts = page.locator('[data-look] :is(h1, .lead)').filter({ visible: true });
  const colours = await texts.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  for (const colour of colours) expect([colour, brightness(colour) < 120]).toEqual([colour, true]);
  expect(colours.length).toBeGreaterThan(0);
  // A dark colour scheme makes the printed page black, even if it has no background.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).not.toBe('dark');
  const cutOff = await page
    .locator('main ul[tabindex]')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map(({ className }) => className));
  expect(cutOff).toEqual([]);
});

const brightness = (colour: string): number => Math.max(...colour.match(/\d+/g)!.slice(0, 3).map(Number));
