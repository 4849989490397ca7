import { dayOf } from './format-day.ts';

test.each([
  ['2026-11-02', '2026-11-02'],
  ['2026-11-02T09:00:00Z', '2026-11-02T09:00:00Z'],
  ['2026-11-02T09:00+11:00', '2026-11-02T09:00+11:00'],
  ['2026-11-02T09:00', '2026-11-02'],
  ['2026-11-02 at nine', undefined],
  ['2026-13-02', undefined],
  ['soon', undefined],
  ['', undefined],
])('“%s” has the machine-readable date %s', (written, expected) => {
  expect(dayOf(written)).toBe(expected);
});
