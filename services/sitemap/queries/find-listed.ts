import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { publishedRegionsFilter } from '../published-regions-filter.ts';
import { ENTRIES, type StoredEntry } from '../sitemap.store.ts';

type Entry = Extract<StoredEntry, { domainId: string }>;

export const findListed = handle(
  sitemap.calls.listed,
  { entries: ENTRIES, regions: RegionCache },
  async ({ slugs }, caller, { regions, entries }) => {
    const filter = { ...(await publishedRegionsFilter(regions, caller)), listed: true, slug: { in: slugs } };
    const found = (await entries.find(filter)) as Entry[];
    return { slugs: found.map(({ slug }) => slug) };
  },
);
