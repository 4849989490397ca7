import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { countAll } from '../../kit/store/collection.ts';
import { publishedRegionsFilter } from '../published-regions-filter.ts';
import { ENTRIES } from '../sitemap.store.ts';

export const listParts = handle(
  sitemap.calls.parts,
  { entries: ENTRIES, regions: RegionCache },
  async ({ size }, caller, { regions, entries }) => {
    const filter = { ...(await publishedRegionsFilter(regions, caller)), listed: true };
    const total = await countAll(entries, filter);
    const parts = [{ after: '' }];
    for (;;) {
      const remaining = { ...filter, _id: { gt: parts.at(-1)!.after } };
      const [last, next] = await entries.find(remaining, { sort: { _id: 'asc' }, skip: size - 1, limit: 2 });
      if (!last || !next) return { total, parts };
      parts.push({ after: last._id });
    }
  },
);
