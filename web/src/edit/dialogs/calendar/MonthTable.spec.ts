import { type CalendarEntry, groupByDay } from './MonthTable.tsx';

const entry = (_id: string, kind: CalendarEntry['kind'], day: string): CalendarEntry => ({
  ...{ _id, kind, day, slug: _id, title: _id, region: '', pageType: 'news', status: 'live' },
});

test('a page is listed once on a day, with everything that it has there', () => {
  const entries = [
    entry('a', 'published', '2026-03-01'),
    entry('b', 'published', '2026-03-01'),
    entry('a', 'article', '2026-03-01'),
    entry('a', 'event', '2026-03-02'),
  ];
  const found = [...groupByDay(entries)].map(([day, items]) => [
    day,
    items.map(({ page, entries }) => [page._id, ...entries.map(({ kind }) => kind)]),
  ]);
  expect(found).toEqual([
    [
      '2026-03-01',
      [
        ['a', 'published', 'article'],
        ['b', 'published'],
      ],
    ],
    ['2026-03-02', [['a', 'event']]],
  ]);
});
