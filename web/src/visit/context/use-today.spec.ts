import { dayOf } from './use-today.ts';

test('the day is that of the local time zone', () => {
  expect(dayOf(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
});

test('the day is that of a given time zone', () => {
  const instant = new Date('2026-11-26T12:22:00Z');
  expect(dayOf(instant, 'Pacific/Auckland')).toBe('2026-11-27');
  expect(dayOf(instant, 'America/Los_Angeles')).toBe('2026-11-26');
});
