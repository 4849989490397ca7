import { search } from '../../proto/search.ts';
import { regions } from '../../proto/regions.ts';
import { pages } from '../../proto/pages.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { provideRegionCache } from '../kit/regions/region-cache.ts';
import { provideCollection } from '../kit/providers.ts';
import { reindexRegions } from './reactions/reindex-regions.ts';
import { indexPages } from './reactions/index-pages.ts';
import { deleteItem } from './commands/delete-item.ts';
import { indexItem } from './commands/index-item.ts';
import { rebuild } from './commands/rebuild.ts';
import { INDEXED_PAGES, indexedPagesSpec } from './indexed-pages.store.ts';
import { Indexer } from './indexer.ts';
import { provideSearchEngine } from './provide-search-engine.ts';
import { ReindexOutdated } from './reindex-outdated.ts';
import { PublishedCopy } from './published-copy.ts';
import { dismissMissed } from './commands/dismiss-missed.ts';
import { PageFinder } from './finding/page-finder.ts';
import { MISSED_SEARCHES, missedSearchesSpec } from './missed/missed-searches.store.ts';
import { MissedSearches } from './missed/missed-searches.ts';
import { findIndexed } from './queries/find-indexed.ts';
import { listMissed } from './queries/list-missed.ts';
import { suggestPages } from './queries/suggest-pages.ts';
import { refreshSettings } from './reactions/refresh-settings.ts';
import { SEARCH_SETTINGS, searchSettingsSpec } from './settings/search-settings.store.ts';
import { SearchSettingsCache } from './settings/search-settings-cache.ts';
import { searchPages } from './queries/search-pages.ts';

export const searchService = defineService(search, {
  handlers: {
    deleteItem,
    indexItem,
    rebuild,
    query: searchPages,
    suggest: suggestPages,
    findIndexed,
    listMissed,
    dismissMissed,
  },
  listeners: [...indexPages, reindexRegions, refreshSettings],
  providers: [
    provideCollection(INDEXED_PAGES, indexedPagesSpec),
    provideCollection(SEARCH_SETTINGS, searchSettingsSpec),
    provideCollection(MISSED_SEARCHES, missedSearchesSpec),
    provideSearchEngine,
    ...provideRegionCache,
    Indexer,
    ReindexOutdated,
    PublishedCopy,
    SearchSettingsCache,
    MissedSearches,
    PageFinder,
  ],
  calls: [
    pages.calls.findPublished,
    pages.calls.listPublished,
    regions.calls.loadRegions,
    siteConfig.calls.loadSiteSettings,
  ],
});
