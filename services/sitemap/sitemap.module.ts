import { sitemap } from '../../proto/sitemap.ts';
import { regions } from '../../proto/regions.ts';
import { pages } from '../../proto/pages.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { followRegions, provideRegionCache } from '../kit/regions/region-cache.ts';
import { provideCollection } from '../kit/providers.ts';
import { updateSitemap } from './reactions/update-sitemap.ts';
import { rebuild } from './commands/rebuild.ts';
import { SitemapWriter } from './sitemap-writer.ts';
import { listDisallowed } from './queries/list-disallowed.ts';
import { filterRows } from './queries/filter-rows.ts';
import { findEntry } from './queries/find-entry.ts';
import { findListed } from './queries/find-listed.ts';
import { listCalendar } from './queries/list-calendar.ts';
import { listPageFacets } from './queries/list-page-facets.ts';
import { listPages } from './queries/list-pages.ts';
import { listEntries } from './queries/list-entries.ts';
import { listParts } from './queries/list-parts.ts';
import { RecomputeRows } from './recompute-rows.ts';
import { ENTRIES, entriesSpec, GUARDS, guardsSpec, ROWS, rowsSpec } from './sitemap.store.ts';

export const sitemapService = defineService(sitemap, {
  handlers: {
    disallowed: listDisallowed,
    rebuild,
    filter: filterRows,
    listPages,
    pageFacets: listPageFacets,
    calendar: listCalendar,
    entry: findEntry,
    listed: findListed,
    entries: listEntries,
    parts: listParts,
  },
  listeners: [followRegions, ...updateSitemap],
  providers: [
    provideCollection(ROWS, rowsSpec),
    provideCollection(ENTRIES, entriesSpec),
    provideCollection(GUARDS, guardsSpec),
    ...provideRegionCache,
    SitemapWriter,
    RecomputeRows,
  ],
  calls: [pages.calls.listDrafts, pages.calls.listPublished, regions.calls.loadRegions],
});
