import { type DayCounts, statisticsLimits as limits } from '../../../proto/entities/statistics.ts';
import { statistics } from '../../../proto/statistics.ts';
import { handle } from '../../kit/contract/handle.ts';
import { type Collection, digest, insertNew } from '../../kit/store/store.ts';
import { DAYS, most, type StoredDay, sum } from '../statistics.store.ts';

export const recordCounts = handle(statistics.calls.record, { days: DAYS }, async (input, { domainId }, { days }) => {
  while (!(await store(days, domainId, input)));
  return {};
});

/** Returns false if another instance of the BFF was first. */
async function store(days: Collection<StoredDay>, domainId: string, input: DayCounts): Promise<boolean> {
  const { day, regionId } = input;
  const _id = digest(JSON.stringify([domainId, day, regionId]));
  const before = await days.get(_id);
  if (before) return days.replace(addCounts(before, input), { version: before.version });
  const totals = { views: 0, conversions: 0, searches: 0 };
  const empty = { _id, domainId, regionId, day, totals, pages: [], searches: [], version: 0 };
  return insertNew(days, addCounts(empty, input));
}

/** Adds up the counts and keeps the entries with the highest ones; of equal counts, the latest. */
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

function addAll<T>(one: T[], other: T[], keyOf: (entry: T) => string, add: (a: T, b: T) => T): T[] {
  const entries = new Map<string, T>();
  for (const entry of [...one, ...other]) {
    const known = entries.get(keyOf(entry));
    entries.set(keyOf(entry), known === undefined ? entry : add(known, entry));
  }
  return [...entries.values()];
}
