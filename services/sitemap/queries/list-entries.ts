import { sitemap } from '../../../proto/sitemap.ts';
import { takeWhileFits } from '../../kit/bus/message-size.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { publishedRegionsFilter } from '../published-regions-filter.ts';
import { ENTRIES, type StoredEntry } from '../sitemap.store.ts';

type Entry = Extract<StoredEntry, { domainId: string }>;

export const listEntries = handle(
  sitemap.calls.entries,
  { storedEntries: ENTRIES, regions: RegionCache },
  async ({ after, limit }, caller, { regions, storedEntries }) => {
    const filter = { ...(await publishedRegionsFilter(regions, caller)), listed: true, _id: { gt: after } };
    const found = (await storedEntries.find(filter, { sort: { _id: 'asc' }, limit })) as Entry[];
    return {
      entries: takeWhileFits(
        found.map(({ _id, slug, region, lastmod, frequency, priority }) => ({
          _id,
          slug,
          region,
          lastmod,
          frequency,
          priority,
        })),
      ),
    };
  },
);
