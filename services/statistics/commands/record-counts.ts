import type { DayCounts } from '../../../proto/entities/statistics.ts';
import { statistics } from '../../../proto/statistics.ts';
import { handle } from '../../kit/contract/handle.ts';
import { digest, insertNew } from '../../kit/store/collection.ts';
import type { Collection } from '../../kit/store/store.ts';
import { addCounts } from '../add-counts.ts';
import { DAYS, type StoredDay } from '../statistics.store.ts';

export const recordCounts = handle(statistics.calls.record, { days: DAYS }, async (input, { domainId }, { days }) => {
  while (!(await store(days, domainId, input)));
  return {};
});

/** Returns false if another instance of the BFF was faster. */
async function store(days: Collection<StoredDay>, domainId: string, input: DayCounts): Promise<boolean> {
  const { day, regionId } = input;
  const _id = digest(JSON.stringify([domainId, day, regionId]));
  const before = await days.get(_id);
  if (before) return days.replace(addCounts(before, input), { version: before.version });
  const totals = { views: 0, conversions: 0, searches: 0 };
  const empty = { _id, domainId, regionId, day, totals, pages: [], searches: [], version: 0 };
  return insertNew(days, addCounts(empty, input));
}
