import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleKind, transpileModule } from 'typescript';
import { daysOfMonth, monthOf, shiftMonth, weeksOfMonth } from './month.ts';

test.each([
  ['2027-02', 28, 4],
  ['2028-02', 29, 5],
  ['2026-04', 30, 5],
  ['2026-03', 31, 6],
  ['2026-10', 31, 5],
])('%s has %i days in %i weeks, each day once and in order', (month, days, weeks) => {
  const grid = weeksOfMonth(month);
  expect(grid).toHaveLength(weeks);
  expect(grid.every((week) => week.length === 7)).toBe(true);
  const filled = grid.flat().filter((day) => day !== null);
  expect(filled).toEqual(daysOfMonth(month));
  expect(filled).toHaveLength(days);
  expect(filled.at(-1)).toBe(`${month}-${days}`);
});

test('a week starts on Monday', () => {
  for (let months = 0; months < 48; months++)
    for (const week of weeksOfMonth(shiftMonth('2026-01', months)))
      week.forEach((day, index) => {
        if (day) expect((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7).toBe(index);
      });
});

test('months are counted across years', () => {
  expect(monthOf('2026-12-31')).toBe('2026-12');
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(shiftMonth('2026-03', -12)).toBe('2025-03');
});

const transpile = (path: string) =>
  transpileModule(readFileSync(join(import.meta.dirname, path), 'utf8'), {
    compilerOptions: { module: ModuleKind.ESNext },
  }).outputText;
const daysOfYear = `
  ${transpile('month.ts')}
  ${transpile('../../../visit/context/use-today.ts')}
  const months = Array.from({ length: 12 }, (_, index) => shiftMonth('2026-01', index));
  const days = months.flatMap(weeksOfMonth).flat().filter(Boolean);
  const start = new Date(2026, 0, 1).getTime();
  const hours = Array.from({ length: 365 * 24 }, (_, hour) => dayOf(new Date(start + hour * 3_600_000)));
  console.log(JSON.stringify({ days, passed: [...new Set(hours)] }));
`;

test.each(['Australia/Sydney', 'Europe/Vienna', 'America/Santiago'])(
  'in %s no day is missing or moves when clocks change',
  (timeZone) => {
    const options = { env: { ...process.env, TZ: timeZone }, encoding: 'utf8' } as const;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', daysOfYear], options);
    const { days, passed } = JSON.parse(output) as { days: string[]; passed: string[] };
    expect(days).toHaveLength(365);
    expect(days).toEqual(passed);
  },
);
