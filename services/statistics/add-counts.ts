import { type DayCounts, statisticsLimits as limits } from '../../proto/entities/statistics.ts';
import { largestEntries, type StoredDay, sum } from './statistics.store.ts';

type Day = Omit<StoredDay, '_id' | 'version'>;

/** Adds up the counts and keeps the entries with the highest ones; of equal counts, the latest. */
export function addCounts(before: Day, added: Pick<DayCounts, 'pages' | 'searches' | 'missing'>[]): Day {
  const addedPages = added.flatMap(({ pages }) => pages);
  const addedSearches = added.flatMap(({ searches }) => searches);
  const pages = addUp(
    [...addedPages, ...before.pages],
    ({ path }) => path,
    (one, other) => ({
      path: one.path,
      views: one.views + other.views,
      conversions: one.conversions + other.conversions,
      referrers: addUp(
        [...one.referrers, ...other.referrers],
        ({ host }) => host,
        ({ host, views }, more) => ({ host, views: views + more.views }),
      ),
    }),
  );
  const searches = addUp(
    [...addedSearches, ...before.searches],
    ({ q }) => q,
    (one, other) => ({ q: one.q, count: one.count + other.count }),
  );
  const missing = addUp(
    [...added.flatMap(({ missing = [] }) => missing), ...(before.missing ?? [])],
    ({ path }) => path,
    (one, other) => ({ path: one.path, count: one.count + other.count }),
  );
  return {
    ...before,
    totals: {
      views: before.totals.views + sum(addedPages, ({ views }) => views),
      conversions: before.totals.conversions + sum(addedPages, ({ conversions }) => conversions),
      searches: before.totals.searches + sum(addedSearches, ({ count }) => count),
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

function addUp<T>(all: T[], keyOf: (entry: T) => string, add: (a: T, b: T) => T): T[] {
  const entries = new Map<string, T>();
  for (const entry of all) {
    const known = entries.get(keyOf(entry));
    entries.set(keyOf(entry), known === undefined ? entry : add(known, entry));
  }
  return [...entries.values()];
}
