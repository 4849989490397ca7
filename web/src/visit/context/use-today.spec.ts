import { dayOf } from './use-today.ts';

test('the day is that of the local time zone', () => {
  expect(dayOf(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
});
