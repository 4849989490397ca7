import { appendFileSync } from 'node:fs';
import { formatFigure } from './format-figure.ts';
import { type TargetName, targets } from './targets.ts';

/** Prints a figure beside its target, and adds it to the summary at the end of `npm run bench`. */
export function reportFigure(name: TargetName, value: number): void {
  console.log(formatFigure(targets[name], value));
  const { BENCH_FIGURES: file } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify([name, value])}\n`);
}
