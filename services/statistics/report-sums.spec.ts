import type { DayCounts } from '../../proto/entities/statistics.ts';
import { openSqlite } from '../kit/store/sqlite/open-sqlite.ts';
import type { Stores } from '../kit/store/store.ts';
import { ReportSums } from './report-sums.ts';
import { dayId, DayRows, emptyDay, type Report, ReportRows, sum } from './statistics.store.ts';

const place = { domainId: 'd', regionId: 'au', day: '2026-11-24' };
let stores: Stores;
let days: DayRows;
let reports: ReportRows;
let ids = 0;

beforeEach(() => {
  stores = openSqlite(':memory:');
  days = stores.collection(DayRows.spec);
  reports = stores.collection(ReportRows.spec);
});
afterEach(() => stores.close());

const reportOf = (views: number): Report => {
  const pages: DayCounts['pages'] = [{ path: '/au', views, conversions: 0, referrers: [] }];
  return { _id: `report-${(ids += 1)}`, ...place, pages, searches: [] };
};
const insert = async (count: number) => {
  for (let n = 0; n < count; n++) await reports.insert(reportOf(1));
};
const views = async () => (await days.get(dayId(place)))?.totals.views ?? 0;
const waiting = async () => sum(await reports.find({}), ({ pages }) => pages[0]!.views);

test('many reports are added to their day and deleted, few wait', async () => {
  const sums = new ReportSums(days, reports);
  await insert(99);
  await sums.addIfMany(place);
  expect([await views(), await waiting()]).toEqual([0, 99]);
  await insert(1);
  await sums.addIfMany(place);
  expect([await views(), await waiting()]).toEqual([100, 0]);
});

test('the few that wait are added too, each to its day', async () => {
  const sums = new ReportSums(days, reports);
  await insert(3);
  await reports.insert({ ...reportOf(5), day: '2026-11-23' });
  await sums.addWaiting();
  const stored = await days.find({}, { sort: { day: 'asc' } });
  expect(stored.map(({ day, totals }) => [day, totals.views])).toEqual([
    ['2026-11-23', 5],
    ['2026-11-24', 3],
  ]);
  expect(await waiting()).toBe(0);
});

test('of processes that add up at once, one stores the day, and no report is lost or added twice', async () => {
  const processes = Array.from({ length: 4 }, () => new ReportSums(days, reports));
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      processes.map(async (sums) => {
        await insert(40);
        await sums.addIfMany(place);
      }),
    );
    expect((await views()) + (await waiting())).toBe(160 * (round + 1));
  }
  expect((await days.get(dayId(place)))!.version).toBeLessThanOrEqual(8);
});

test('reports that an interrupted process has added but not deleted are not added again', async () => {
  const failing: ReportRows = { ...reports, delete: () => Promise.reject(new Error('interrupted')) };
  await insert(100);
  await new ReportSums(days, failing).addIfMany(place);
  expect([await views(), await waiting()]).toEqual([100, 100]);
  await insert(1);
  await new ReportSums(days, reports).addIfMany(place);
  await new ReportSums(days, reports).addWaiting();
  expect([await views(), await waiting()]).toEqual([101, 0]);
});

test('reports are added to a day of an earlier release', async () => {
  const earlier = { ...emptyDay(place), totals: { views: 7, conversions: 0, searches: 0 }, version: 12 };
  await days.insert({ ...earlier, _id: dayId(place) });
  await insert(1);
  await new ReportSums(days, reports).addWaiting();
  expect(await days.get(dayId(place))).toMatchObject({ totals: { views: 8 }, version: 13 });
});
