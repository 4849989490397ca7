import { sitemap } from '../../proto/sitemap.ts';
import { regions } from '../../proto/regions.ts';
import { pages } from '../../proto/pages.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { provideCollection } from '../kit/providers.ts';
import { PageCopies } from '../kit/pages/page-copies.ts';
import { followRegions, provideRegionCache } from '../kit/regions/region-cache.ts';
import { listCalendar } from './calendar.ts';
import { rebuild } from './commands/rebuild.ts';
import { listPageFacets, listPages } from './dashboard.ts';
import { entryHandlers } from './entries.ts';
import { filterRows } from './filter-rows.ts';
import { RecomputeRows, SitemapWriter, updateSitemap } from './sitemap-writer.ts';
import { ENTRIES, entriesSpec, GUARDS, guardsSpec, ROWS, rowsSpec } from './sitemap.store.ts';

export const sitemapService = defineService(sitemap, {
  handlers: {
    ...entryHandlers,
    calendar: listCalendar,
    filter: filterRows,
    listPages,
    pageFacets: listPageFacets,
    rebuild,
  },
  listeners: [followRegions, ...updateSitemap],
  providers: [
    provideCollection(ROWS, rowsSpec),
    provideCollection(ENTRIES, entriesSpec),
    provideCollection(GUARDS, guardsSpec),
    ...provideRegionCache,
    PageCopies,
    SitemapWriter,
    RecomputeRows,
  ],
  calls: [pages.calls.listDrafts, pages.calls.listPublished, pages.calls.loadCopies, regions.calls.loadRegions],
});
