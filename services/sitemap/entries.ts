import type { Caller } from '../../proto/permissions.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { takeWhileFits } from '../kit/bus/message-size.ts';
import { handle } from '../kit/contract/handle.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import { type Filter, countAll } from '../kit/store/store.ts';
import { ENTRIES, type Entry } from './sitemap.store.ts';

const dependencies = { entries: ENTRIES, regions: RegionCache };

export const entryHandlers = {
  disallowed: handle(sitemap.calls.disallowed, {}, () => Promise.resolve({ slugs: [] })),

  entry: handle(sitemap.calls.entry, { entries: ENTRIES }, async ({ _id }, { domainId }, { entries }) => {
    const entry = await entries.get(_id);
    return { revision: entry && entry.domainId === domainId && entry.listed ? entry.revision : null };
  }),

  listed: handle(sitemap.calls.listed, dependencies, async ({ slugs }, caller, { regions, entries }) => {
    const filter = { ...(await listedEntries(regions, caller)), slug: { in: slugs } };
    const found = (await entries.find(filter)) as Entry[];
    return { slugs: found.map(({ slug }) => slug) };
  }),

  entries: handle(sitemap.calls.entries, dependencies, async ({ after, limit }, caller, { regions, entries }) => {
    const filter = { ...(await listedEntries(regions, caller)), _id: { gt: after } };
    const found = (await entries.find(filter, { sort: { _id: 'asc' }, limit })) as Entry[];
    const shown = found.map(({ _id, slug, region, lastmod, frequency, priority }) => ({
      _id,
      slug,
      region,
      lastmod,
      frequency,
      priority,
    }));
    return { entries: takeWhileFits(shown) };
  }),

  parts: handle(sitemap.calls.parts, dependencies, async ({ size }, caller, { regions, entries }) => {
    const filter = await listedEntries(regions, caller);
    const total = await countAll(entries, filter);
    const parts = [{ after: '' }];
    for (;;) {
      const remaining = { ...filter, _id: { gt: parts.at(-1)!.after } };
      const [last, next] = await entries.find(remaining, { sort: { _id: 'asc' }, skip: size - 1, limit: 2 });
      if (!last || !next) return { total, parts };
      parts.push({ after: last._id });
    }
  }),
};

async function listedEntries(regions: RegionCache, { domainId }: Caller): Promise<Filter> {
  const published = (await regions.ofDomain(domainId)).filter(({ live }) => live !== null);
  return { domainId, regionId: { in: ['', ...published.map(({ _id }) => _id)] }, listed: true };
}
