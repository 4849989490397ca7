import { percentile } from '../../scripts/bench/percentile.ts';
import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { editLargePage, focusText } from './large-page.ts';
import { startShownTimes } from './shown-times.ts';

const ROUNDS = 25;

const { editing, page } = await editLargePage();
await selectBlock();
const keyTimes = await startShownTimes(page, 'keydown');
const times = { duplicate: [] as number[], 'move down': [] as number[], remove: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  times.duplicate.push(await timeOf('Control+d'));
  times['move down'].push(await timeOf('Alt+ArrowDown'));
  await timeOf('Delete');
  times.remove.push(await timeOf('Enter'));
  await selectBlock();
}
await editing.stop();

for (const [name, values] of Object.entries(times))
  console.log(`${name}: p50 ${percentile(values, 0.5).toFixed(1)} ms, p95 ${percentile(values, 0.95).toFixed(1)} ms`);
reportFigure('blockActP95', Math.max(...Object.values(times).map((values) => percentile(values, 0.95))));

async function timeOf(keys: string): Promise<number> {
  await keyTimes();
  await page.keyboard.press(keys);
  await page.waitForTimeout(150);
  return (await keyTimes()).at(-1)!;
}

async function selectBlock(): Promise<void> {
  await focusText(page, 'Plain 201');
  await page.keyboard.press('Escape');
}
