import { type DayCounts, statisticsLimits as limits } from '../../proto/entities/statistics.ts';
import type { StoredDay } from './statistics.store.ts';

/** Stores the entries with the highest counts; of equal counts, the latest. */
export function addCounts(before: StoredDay, added: DayCounts): StoredDay {
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
    pages: most(
      pages.map((page) => ({ ...page, referrers: most(page.referrers, limits.referrers, ({ views }) => views) })),
      limits.pages,
      ({ views, conversions }) => views + conversions,
    ),
    searches: most(searches, limits.searches, ({ count }) => count),
    version: before.version + 1,
  };
}

export const most = <T>(entries: T[], limit: number, countOf: (entry: T) => number): T[] =>
  entries.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, limit);

export const sum = <T>(entries: T[], countOf: (entry: T) => number): number =>
  entries.reduce((total, entry) => total + countOf(entry), 0);

function addAll<T>(one: T[], other: T[], keyOf: (entry: T) => string, add: (a: T, b: T) => T): T[] {
  const entries = new Map<string, T>();
  for (const entry of [...one, ...other]) {
    const known = entries.get(keyOf(entry));
    entries.set(keyOf(entry), known === undefined ? entry : add(known, entry));
  }
  return [...entries.values()];
}
