import { dayOf, daysOfMonth, monthOf, shiftMonth, weeksOfMonth } from './month.ts';

test.each([
  ['2026-02', 28, 4],
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
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(shiftMonth('2026-03', -12)).toBe('2025-03');
});

describe.each(['Australia/Sydney', 'Europe/Vienna', 'America/Santiago', 'UTC'])('in %s', (timeZone) => {
  const before = process.env.TZ;
  beforeAll(() => void (process.env.TZ = timeZone));
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test('no day is missing or twice when clocks change, and today is the day on the wall', () => {
    for (let months = 0; months < 12; months++) {
      const month = shiftMonth('2026-01', months);
      const days = weeksOfMonth(month)
        .flat()
        .filter((day) => day !== null);
      expect(new Set(days).size).toBe(daysOfMonth(month).length);
      for (const day of days) {
        const [year, number, date] = day.split('-').map(Number) as [number, number, number];
        for (const hour of [1, 12, 23]) expect(dayOf(new Date(year, number - 1, date, hour))).toBe(day);
      }
    }
    expect(monthOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12');
  });
});
