import { formatFigure, isReached } from './report-figure.ts';
import { percentile } from './percentile.ts';
import { type Target, targets } from './targets.ts';

test.each(Object.entries(targets) as [string, Target][])('the target %s has one limit', (_, { atMost, atLeast }) => {
  expect([atMost, atLeast].filter((limit) => limit !== undefined)).toHaveLength(1);
});

test('a limit is inclusive', () => {
  expect([11.9, 12, 12.1].map((value) => isReached(targets.publishP50, value))).toEqual([true, true, false]);
  expect([0.89, 0.9].map((value) => isReached(targets.cachedPage, value))).toEqual([false, true]);
});

test('a figure is printed with its target, with the reason if it misses it', () => {
  const target: Target = { figure: 'Search', unit: 'ms', atMost: 20, reason: 'It scans.' };
  const words = (value?: number) => formatFigure(target, value).split(/\s{2,}/);
  expect(words(19.94)).toEqual(['Search', '19.9 ms', '≤ 20', 'reached']);
  expect(words(1234.5)).toEqual(['Search', '1,235 ms', '≤ 20', 'missed: It scans.']);
  expect(words()).toEqual(['Search', 'not measured', '≤ 20']);
});

test('a percentile is a measured value', () => {
  expect([0, 0.5, 0.95, 1].map((part) => percentile([4, 1, 3, 2], part))).toEqual([1, 3, 4, 4]);
  expect(percentile([], 0.5)).toBeNaN();
});
