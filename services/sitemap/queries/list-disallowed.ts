import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { publishedRegionsFilter } from '../published-regions-filter.ts';
import { ENTRIES, type StoredEntry } from '../sitemap.store.ts';

type Entry = Extract<StoredEntry, { domainId: string }>;

export const listDisallowed = handle(
  sitemap.calls.disallowed,
  { entries: ENTRIES, regions: RegionCache },
  async ({ limit }, caller, { regions, entries }) => {
    const filter = { ...(await publishedRegionsFilter(regions, caller)), disallowed: true };
    const found = (await entries.find(filter, { sort: { slug: 'asc' }, limit })) as Entry[];
    return { slugs: found.map(({ slug }) => slug) };
  },
);
