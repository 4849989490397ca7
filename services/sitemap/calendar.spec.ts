import { findPublishSpans } from './calendar.ts';

const zones = new Map([
  ['au', 'Australia/Sydney'],
  ['nz', 'Pacific/Auckland'],
  ['at', 'Europe/Vienna'],
]);

test('days begin and end at midnight of each region, and in UTC without a known one', () => {
  const days = { from: '2026-03-01', to: '2026-03-31' };
  expect(findPublishSpans(days, ['', 'au', 'nz', 'gone'], zones)).toEqual([
    { timeZone: 'UTC', regions: ['', 'gone'], from: '2026-03-01T00:00:00.000Z', before: '2026-04-01T00:00:00.000Z' },
    {
      timeZone: 'Australia/Sydney',
      regions: ['au'],
      from: '2026-02-28T13:00:00.000Z',
      before: '2026-03-31T13:00:00.000Z',
    },
    {
      timeZone: 'Pacific/Auckland',
      regions: ['nz'],
      from: '2026-02-28T11:00:00.000Z',
      before: '2026-03-31T11:00:00.000Z',
    },
  ]);
});

test('a day on which clocks change has 23 hours', () => {
  expect(findPublishSpans({ from: '2026-03-29', to: '2026-03-29' }, ['at'], zones)).toMatchObject([
    { from: '2026-03-28T23:00:00.000Z', before: '2026-03-29T22:00:00.000Z' },
  ]);
});
