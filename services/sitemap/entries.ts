import { sitemapRefusals } from '../../proto/refusals/sitemap.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { takeWhileFits } from '../kit/bus/message-size.ts';
import { handle } from '../kit/contract/handle.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import { countAll } from '../kit/store/store.ts';
import { listedEntries } from './listed-entries.ts';
import { PartFileRows, partId, PartRows } from './parts/parts.store.ts';
import { type Entry, EntryRows } from './sitemap.store.ts';

const dependencies = { entries: EntryRows, regions: RegionCache };

const MAX_PARTS = 9999;

export const entryHandlers = {
  file: handle(
    sitemap.calls.file,
    { parts: PartRows, files: PartFileRows, entries: EntryRows },
    async ({ number }, { domainId }, { parts, files, entries }) => {
      const built =
        number === undefined ? await parts.find({ domainId }, { sort: { number: 'asc' }, limit: MAX_PARTS }) : [];
      if (built.length > 1)
        return {
          parts: built.flatMap(({ number, lastmod }) => (lastmod === null ? [] : [{ number, lastmod }])),
          body: null,
        };
      const file = await files.get(partId(domainId, number ?? 1));
      const isFirst = number === undefined && !file;
      if (isFirst && (await entries.count({ domainId, listed: true }, { upTo: 1 })) > 0)
        throw sitemapRefusals.notBuilt();
      return { parts: [], body: file?.body ?? null };
    },
  ),

  disallowed: handle(sitemap.calls.disallowed, {}, () => Promise.resolve({ slugs: [] })),

  entry: handle(sitemap.calls.entry, { entries: EntryRows }, async ({ _id }, { domainId }, { entries }) => {
    const entry = await entries.get(_id);
    return { revision: entry && entry.domainId === domainId && entry.listed ? entry.revision : null };
  }),

  listed: handle(sitemap.calls.listed, dependencies, async ({ slugs }, caller, { regions, entries }) => {
    const filter = { ...(await listedEntries(regions, caller.domainId)), slug: { in: slugs } };
    const found = (await entries.find(filter)) as Entry[];
    return { slugs: found.map(({ slug }) => slug) };
  }),

  entries: handle(sitemap.calls.entries, dependencies, async ({ after, limit }, caller, { regions, entries }) => {
    const filter = { ...(await listedEntries(regions, caller.domainId)), _id: { gt: after } };
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
    const filter = await listedEntries(regions, caller.domainId);
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
