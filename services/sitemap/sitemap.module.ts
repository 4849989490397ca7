import { sitemap } from '../../proto/sitemap.ts';
import { regions } from '../../proto/regions.ts';
import { pages } from '../../proto/pages.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { provideCollection } from '../kit/providers.ts';
import { PageCopies } from '../kit/pages/page-copies.ts';
import { provideRegionCache } from '../kit/regions/region-cache.ts';
import { listCalendar } from './calendar.ts';
import { rebuild } from './commands/rebuild.ts';
import { listPageFacets, listPages } from './dashboard.ts';
import { entryHandlers } from './entries.ts';
import { filterRows } from './filter-rows.ts';
import { followRedirects, followRegionsInParts } from './parts/follow-changes.ts';
import { PartBuilder } from './parts/part-builder.ts';
import { PartSchedule } from './parts/part-schedule.ts';
import { PartFileRows, PartRows, StaleAddressRows } from './parts/parts.store.ts';
import { StaleParts } from './parts/stale-parts.ts';
import { RecomputeRows, SitemapWriter, updateSitemap } from './sitemap-writer.ts';
import { EntryRows, GuardRows, SitemapRows } from './sitemap.store.ts';

export const sitemapService = defineService(sitemap, {
  handlers: {
    ...entryHandlers,
    calendar: listCalendar,
    filter: filterRows,
    listPages,
    pageFacets: listPageFacets,
    rebuild,
  },
  listeners: [followRegionsInParts, followRedirects, ...updateSitemap],
  providers: [
    provideCollection(SitemapRows),
    provideCollection(EntryRows),
    provideCollection(GuardRows),
    provideCollection(PartRows),
    provideCollection(PartFileRows),
    provideCollection(StaleAddressRows),
    ...provideRegionCache,
    StaleParts,
    PartBuilder,
    PartSchedule,
    PageCopies,
    SitemapWriter,
    RecomputeRows,
  ],
  calls: [pages.calls.listCopies, pages.calls.loadCopies, regions.calls.loadRegions, siteConfig.calls.listRedirects],
});
