import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { ofPublishedRegions } from '../of-published-regions.ts';
import { ENTRIES, type StoredEntry } from '../sitemap.store.ts';

type Entry = Extract<StoredEntry, { domainId: string }>;

export const listDisallowed = handle(
  sitemap.calls.disallowed,
  { entries: ENTRIES, regions: KnownRegions },
  async ({ limit }, caller, { regions, entries }) => {
    const filter = { ...(await ofPublishedRegions(regions, caller)), disallowed: true };
    const found = (await entries.find(filter, { sort: { slug: 'asc' }, limit })) as Entry[];
    return { slugs: found.map(({ slug }) => slug) };
  },
);
