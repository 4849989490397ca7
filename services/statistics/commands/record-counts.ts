import { type DayCounts, statisticsLimits as limits } from '../../../proto/entities/statistics.ts';
import { statistics } from '../../../proto/statistics.ts';
import { handle } from '../../kit/contract/handle.ts';
import { digest, changeRow } from '../../kit/store/store.ts';
import { DAYS, largestEntries, type StoredDay, sum } from '../statistics.store.ts';

export const recordCounts = handle(statistics.calls.record, { days: DAYS }, async (input, { domainId }, { days }) => {
  const { day, regionId } = input;
  const totals = { views: 0, conversions: 0, searches: 0 };
  const empty = { domainId, regionId, day, totals, pages: [], searches: [] };
  const id = digest(JSON.stringify([domainId, day, regionId]));
  await changeRow(days, id, (before) => addCounts(before ?? empty, input));
  return {};
});

type Day = Omit<StoredDay, '_id' | 'version'>;

/** Adds up the counts and keeps the entries with the highest ones; of equal counts, the latest. */
export function addCounts(before: Day, added: DayCounts): Day {
  const pages = addAll(
    added.pages,
    before.pages,
    ({ path }) => path,
    (one, other) => ({
      path: one.path,
      views: one.views + other.views,
      conversions: one.conversions + other.conversions,
      referrers: addAll(
        one.referrers,
        other.referrers,
        ({ host }) => host,
        ({ host, views }, more) => ({ host, views: views + more.views }),
      ),
    }),
  );
  const missing = addAll(
    added.missing ?? [],
    before.missing ?? [],
    ({ path }) => path,
    (one, other) => ({ path: one.path, count: one.count + other.count }),
  );
  const searches = addAll(
    added.searches,
    before.searches,
    ({ q }) => q,
    (one, other) => ({ q: one.q, count: one.count + other.count }),
  );
  return {
    ...before,
    totals: {
      views: before.totals.views + sum(added.pages, ({ views }) => views),
      conversions: before.totals.conversions + sum(added.pages, ({ conversions }) => conversions),
      searches: before.totals.searches + sum(added.searches, ({ count }) => count),
    },
    pages: largestEntries(
      pages.map((page) => ({
        ...page,
        referrers: largestEntries(page.referrers, limits.referrers, ({ views }) => views),
      })),
      limits.pages,
      ({ views, conversions }) => views + conversions,
    ),
    searches: largestEntries(searches, limits.searches, ({ count }) => count),
    missing: largestEntries(missing, limits.missing, ({ count }) => count),
  };
}

function addAll<T>(one: T[], other: T[], keyOf: (entry: T) => string, add: (a: T, b: T) => T): T[] {
  const entries = new Map<string, T>();
  for (const entry of [...one, ...other]) {
    const known = entries.get(keyOf(entry));
    entries.set(keyOf(entry), known === undefined ? entry : add(known, entry));
  }
  return [...entries.values()];
}
