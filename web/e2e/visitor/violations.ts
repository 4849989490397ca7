import type { Page } from 'playwright-core';
import { addWords } from '../../../scripts/gallery/change-page.mjs';
import { axeFor } from '../axe-for.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns violations of WCAG 2.2 AA and best practices in the page or a part of it, each with the rule and the element. */
export const violations = async (page: Page, part = 'html', without: string[] = []): Promise<string[]> =>
  list(without.reduce((axe, one) => axe.exclude(one), (await axeFor(page)).include(part).withTags(RULES)));

/** Returns violations that depend on colours, which are all that two themes can differ in: see `themes.spec.ts`. */
export const colourViolations = async (page: Page, part = 'html'): Promise<string[]> =>
  list((await axeFor(page)).include(part).withRules(['color-contrast', 'link-in-text-block']));

/** Returns violations that depend on the size of the window as well, for a page whose other rules are checked in another size. */
export const sizeViolations = async (page: Page): Promise<string[]> =>
  list(
    (await axeFor(page)).withRules([
      ...['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
    ]),
  );

async function list(axe: Awaited<ReturnType<typeof axeFor>>): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Puts a word wider than a phone before each text. */
export const addLongWords = addWords('Berufsunfähigkeitsversicherungsgesellschaft');

/** Returns visible buttons and fields with the default style of the browser. */
export const nativeControls = (page: Page): Promise<string[]> =>
  page.locator('button, input, textarea').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches('[type=checkbox], [type=radio], [tabindex="-1"]'))
      .filter((one) => /outset|inset/.test(getComputedStyle(one).borderStyle))
      .map((one) => one.outerHTML.slice(0, 100)),
  );

/** Returns the horizontal overflow of the page in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
