import { statisticsLimits } from '../../proto/entities/statistics.ts';
import { addCounts } from './add-counts.ts';
import { SummaryBuilder } from './queries/load-summary.ts';
import { emptyDay, type StoredDay } from './statistics.store.ts';

const day = '2026-11-24';
type Day = Omit<StoredDay, '_id' | 'version'>;

const empty: Day = emptyDay({ domainId: 'd', regionId: 'au', day });
const page = (path: string, views: number, { conversions = 0, hosts = [] as string[] } = {}) => ({
  path,
  views,
  conversions,
  referrers: hosts.map((host) => ({ host, views: 1 })),
});
const add = (
  before: Day,
  pages: StoredDay['pages'],
  searches: StoredDay['searches'] = [],
  missing?: StoredDay['missing'],
) => addCounts(before, [{ pages, searches, missing }]);
const summarize = (days: Day[], path?: string) => {
  const summary = new SummaryBuilder(path);
  for (const stored of days) summary.add(stored);
  return summary.result();
};

const twice = add(
  add(
    empty,
    [page('/au', 2, { hosts: ['a.example'] }), page('/au/contact', 1)],
    [{ q: 'leave', count: 1 }],
    [{ path: '/au/old', count: 1 }],
  ),
  [page('/au', 1, { hosts: ['a.example', 'b.example'] }), page('/au/contact', 0, { conversions: 1 })],
  [{ q: 'leave', count: 2 }],
  [{ path: '/au/old', count: 2 }],
);

test('counts of a page, its referrers, a search and a missing address are added', () => {
  expect(twice).toMatchObject({
    totals: { views: 4, conversions: 1, searches: 3 },
    pages: [
      {
        path: '/au',
        views: 3,
        referrers: [
          { host: 'a.example', views: 2 },
          { host: 'b.example', views: 1 },
        ],
      },
      { path: '/au/contact', views: 1, conversions: 1 },
    ],
    searches: [{ q: 'leave', count: 3 }],
    missing: [{ path: '/au/old', count: 3 }],
  });
});

test('several reports are added like one after the other', () => {
  const reports = [
    { pages: [page('/au', 2, { hosts: ['a.example'] })], searches: [{ q: 'leave', count: 1 }] },
    { pages: [page('/au', 1, { conversions: 2, hosts: ['a.example'] }), page('/au/b', 4)], searches: [] },
  ];
  const inTurn = reports.reduce<Day>((before, report) => addCounts(before, [report]), empty);
  expect(addCounts(empty, reports)).toEqual(inTurn);
});

test('a day stores a bounded number of pages, searches, missing addresses and referrers, and its totals stay exact', () => {
  const { pages, searches, referrers, missing } = statisticsLimits;
  const hosts = Array.from({ length: referrers + 5 }, (_, i) => `h${i}.example`);
  const popular = add(empty, [page('/popular', 5, { hosts })], [{ q: 'popular', count: 5 }]);
  const full = add(
    popular,
    Array.from({ length: pages + 20 }, (_, i) => page(`/p${i}`, 1)),
    Array.from({ length: searches + 20 }, (_, i) => ({ q: `q${i}`, count: 1 })),
    Array.from({ length: missing + 20 }, (_, i) => ({ path: `/m${i}`, count: 1 })),
  );
  expect([full.pages, full.searches, full.missing!].map(({ length }) => length)).toEqual([pages, searches, missing]);
  expect(full.pages[0]).toMatchObject({ path: '/popular', views: 5 });
  expect(full.pages[0]!.referrers).toHaveLength(referrers);
  expect(full.totals).toEqual({ views: 5 + pages + 20, conversions: 0, searches: 5 + searches + 20 });
});

test('a summary adds up regions and days, the most frequent first', () => {
  const other = add({ ...empty, day: '2026-11-23', regionId: 'nz' }, [page('/nz', 9, { hosts: ['b.example'] })]);
  expect(summarize([twice, other])).toEqual({
    totals: { views: 13, conversions: 1, searches: 3 },
    series: [
      { day: '2026-11-23', views: 9, conversions: 0 },
      { day, views: 4, conversions: 1 },
    ],
    pages: [
      { path: '/nz', views: 9, conversions: 0 },
      { path: '/au', views: 3, conversions: 0 },
      { path: '/au/contact', views: 1, conversions: 1 },
    ],
    referrers: [
      { host: 'a.example', views: 2 },
      { host: 'b.example', views: 2 },
    ],
    searches: [{ q: 'leave', count: 3 }],
    missing: [{ path: '/au/old', count: 3 }],
  });
});

test('a summary of one page has its figures and referrers only', () => {
  expect(summarize([twice], '/au/contact')).toEqual({
    totals: { views: 1, conversions: 1, searches: 0 },
    series: [{ day, views: 1, conversions: 1 }],
    pages: [{ path: '/au/contact', views: 1, conversions: 1 }],
    referrers: [],
    searches: [],
    missing: [],
  });
});
