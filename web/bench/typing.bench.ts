import type { Page } from 'playwright-core';
import { percentile } from '../../scripts/bench/percentile.ts';
import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { startEditing } from '../e2e/editing-site.ts';

const BLOCKS = 400;
const KEYS = 200;
const kinds = ['RichText', 'Text', 'QuoteBlock', 'CtaBlock', 'GeneralCta', 'IndentedContent', 'Accordion', 'Timeline'];

const editing = await startEditing();
await editing.makePage('large', { contents: Array.from({ length: BLOCKS }, (_, at) => block(at)) });
const { page } = await editing.edit('large');
const results = [];
for (const words of ['Plain 201', 'Left 200']) results.push(await typing(page, words));
await editing.stop();

for (const { words, work, shown } of results)
  console.log(`${words}: key to paint ${format(shown)}; of it scripts ${format(work)}`);
reportFigure('typingP95', Math.max(...results.map(({ shown }) => percentile(shown, 0.95))));

function block(at: number) {
  if (at % 8 !== 0) {
    const kind = kinds[at % kinds.length]!;
    return { componentType: kind, key: `k${at}`, text: kind === 'Text' ? `Plain ${at}` : `<p>Text ${at}</p>` };
  }
  const left = [{ componentType: 'RichText', key: `l${at}`, text: `<p>Left ${at}</p>` }];
  return { componentType: 'SplitContent', key: `s${at}`, width: 6, gap: 0, left, right: [] };
}

async function typing(page: Page, words: string) {
  await page.getByText(words, { exact: true }).first().click();
  await page.waitForFunction(
    () =>
      (document.activeElement as HTMLElement | null)?.isContentEditable &&
      document.getAnimations().every((one) => one.playState !== 'running'),
  );
  await page.evaluate(measure);
  for (let key = 0; key < KEYS; key++) await page.keyboard.press('a', { delay: 10 });
  const { work, shown } = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
  return { words, work, shown };
}

interface Measured {
  work: number[];
  shown: number[];
}

function measure(): void {
  const measured: Measured = { work: [], shown: [] };
  (window as unknown as { measured: Measured }).measured = measured;
  window.addEventListener(
    'keydown',
    () => {
      const pressedAt = performance.now();
      queueMicrotask(() => setTimeout(() => measured.work.push(performance.now() - pressedAt)));
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => measured.shown.push(performance.now() - pressedAt);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

function format(values: readonly number[]): string {
  return `p50 ${percentile(values, 0.5).toFixed(1)} ms, p95 ${percentile(values, 0.95).toFixed(1)} ms`;
}
