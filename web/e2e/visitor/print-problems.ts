import type { Page } from 'playwright-core';
import { colourViolations } from './violations.ts';

/** Returns what would be hard to read on paper: pale texts, a black page and lists that are cut off. */
export async function printProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const problems = await colourViolations(page);
  problems.push(
    ...(await page.evaluate(() => {
      const found: string[] = [];
      const brightness = (colour: string) => Math.max(...colour.match(/\d+/g)!.slice(0, 3).map(Number));
      // Axe skips text on pictures and gradients.
      const texts = [...document.querySelectorAll('main :is(h1, .lead)')].filter((one) => one.checkVisibility());
      if (texts.length === 0) found.push('no heading');
      for (const text of texts) {
        const { color } = getComputedStyle(text);
        if (brightness(color) >= 120) found.push(`${color}: ${text.textContent}`);
      }
      // A dark colour scheme makes the printed page black, even if it has no background.
      if (getComputedStyle(document.documentElement).colorScheme === 'dark') found.push('black page');
      for (const list of document.querySelectorAll('main ul[tabindex]'))
        if (list.scrollWidth > list.clientWidth + 1) found.push(`cut off: ${list.className}`);
      return found;
    })),
  );
  await page.emulateMedia({ media: 'screen' });
  return problems;
}
