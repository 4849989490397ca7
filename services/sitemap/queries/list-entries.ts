import { sitemap } from '../../../proto/sitemap.ts';
import { fitting } from '../../kit/bus/fitting.ts';
import { handle } from '../../kit/contract/handle.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { ofPublishedRegions } from '../of-published-regions.ts';
import { ENTRIES, type StoredEntry } from '../sitemap.store.ts';

type Entry = Extract<StoredEntry, { domainId: string }>;

export const listEntries = handle(
  sitemap.calls.entries,
  { storedEntries: ENTRIES, regions: KnownRegions },
  async ({ after, limit }, caller, { regions, storedEntries }) => {
    const filter = { ...(await ofPublishedRegions(regions, caller)), listed: true, _id: { gt: after } };
    const found = (await storedEntries.find(filter, { sort: { _id: 'asc' }, limit })) as Entry[];
    return {
      entries: fitting(
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
