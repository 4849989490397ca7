import { appendFileSync } from 'node:fs';
import { formatFigure } from './format-figure.ts';
import { type TargetName, targets } from './targets.ts';

export function reportFigure(name: TargetName, value: number): void {
  console.log(formatFigure(targets[name], value));
  const { BENCH_FIGURES: file } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify([name, value])}\n`);
}
