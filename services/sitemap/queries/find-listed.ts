import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { ofPublishedRegions } from '../of-published-regions.ts';
import { ENTRIES, type StoredEntry } from '../sitemap.store.ts';

type Entry = Extract<StoredEntry, { domainId: string }>;

export const findListed = handle(
  sitemap.calls.listed,
  { entries: ENTRIES, regions: KnownRegions },
  async ({ slugs }, caller, { regions, entries }) => {
    const filter = { ...(await ofPublishedRegions(regions, caller)), listed: true, slug: { in: slugs } };
    const found = (await entries.find(filter)) as Entry[];
    return { slugs: found.map(({ slug }) => slug) };
  },
);
