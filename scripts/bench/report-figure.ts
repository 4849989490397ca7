import { appendFileSync } from 'node:fs';
import { type Target, type TargetName, targets } from './targets.ts';

export const isReached = ({ atMost = Infinity, atLeast = -Infinity }: Target, value: number): boolean =>
  value <= atMost && value >= atLeast;

export function formatFigure(target: Target, value: number | undefined): string {
  const { figure, unit, atMost, atLeast, reason } = target;
  const limit = atMost === undefined ? `≥ ${format(atLeast ?? 0)}` : `≤ ${format(atMost)}`;
  const measured = value === undefined ? 'not measured' : `${format(value)} ${unit}`.trim();
  const outcome =
    value === undefined ? '' : isReached(target, value) ? 'reached' : `missed${reason ? `: ${reason}` : ''}`;
  return `${figure.padEnd(56)}${measured.padStart(14)}   ${limit.padEnd(8)} ${outcome}`.trimEnd();
}

const format = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 0.1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0 });

export function reportFigure(name: TargetName, value: number): void {
  console.log(formatFigure(targets[name], value));
  const { BENCH_FIGURES: file } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify([name, value])}\n`);
}
