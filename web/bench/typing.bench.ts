import type { Browser, Page } from 'playwright-core';
import { percentile } from '../../scripts/bench/percentile.ts';
import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { type TraceEvent, keyWork } from './key-work.ts';
import { editLargePage, focusText } from './large-page.ts';
import { startShownTimes } from './shown-times.ts';

const KEYS = 200;
/** The repeat interval of a held key, which is shorter than the interval between typed keys. */
const REPEAT_MS = 33;

const { editing, page } = await editLargePage();
const results = [];
for (const words of ['Plain 201', 'Left 200']) {
  await focusText(page, words);
  results.push({ name: words, ...(await typing(editing.browser, page)) });
}
const bare = await (await editing.browser.newContext()).newPage();
await bare.setContent('<p contenteditable="plaintext-only">Text</p>');
await bare.locator('p').click();
results.push({ name: 'A bare page with one text', ...(await typing(editing.browser, bare)) });
await editing.stop();

for (const { name, work, shown } of results)
  console.log(`${name}: work ${format(work)}; with the wait for the next frame ${format(shown)}`);
const edited = results.slice(0, -1);
reportFigure('typingP95', Math.max(...edited.map(({ work }) => percentile(work, 0.95))));

async function typing(browser: Browser, page: Page): Promise<{ work: number[]; shown: number[] }> {
  const shownTimes = await startShownTimes(page, 'keydown');
  await type(page);
  const shown = await shownTimes();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'cc'] });
  await type(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return { work: keyWork(traceEvents), shown };
}

async function type(page: Page): Promise<void> {
  const startedAt = performance.now();
  for (let key = 1; key <= KEYS; key++) {
    await page.keyboard.press('a');
    await page.waitForTimeout(Math.max(0, startedAt + key * REPEAT_MS - performance.now()));
  }
}

function format(values: readonly number[]): string {
  return `p50 ${percentile(values, 0.5).toFixed(1)} ms, p95 ${percentile(values, 0.95).toFixed(1)} ms`;
}
