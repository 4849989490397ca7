import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { type VisitedSite, startVisited } from './visited-site.ts';

let site: VisitedSite;
let page: Page;

beforeAll(async () => {
  site = await startVisited();
  page = await site.visitor();
});
afterAll(() => site?.stop());

/** Pages of each template, in both themes. */
const paths = ['/au', '/au/cover', '/au/claims', '/au/contact', '/au/privacy', '/au/parental-leave'];

test.each(paths)('%s is readable when it is printed', async (path) => {
  await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  // Axe skips text on pictures and gradients.
  const texts = page.locator('[data-look] :is(h1, .lead)').filter({ visible: true });
  const colours = await texts.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  for (const colour of colours) expect([colour, brightness(colour) < 120]).toEqual([colour, true]);
  expect(colours.length).toBeGreaterThan(0);
});

const brightness = (colour: string): number => Math.max(...colour.match(/\d+/g)!.slice(0, 3).map(Number));
