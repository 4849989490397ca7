import { dayOf } from './use-today.ts';

test('the day is the one on the wall here', () => {
  expect(dayOf(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
});
