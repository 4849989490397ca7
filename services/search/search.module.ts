import type { Provider } from '@nestjs/common';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { search } from '../../proto/search.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { provideCollection } from '../kit/providers.ts';
import { PageCopies } from '../kit/pages/page-copies.ts';
import { provideRegionCache } from '../kit/regions/region-cache.ts';
import { type Settings, SETTINGS } from '../kit/settings.ts';
import { deleteItem, indexItem } from './commands/items.ts';
import { rebuild } from './commands/rebuild.ts';
import { EmbeddedEngine } from './embedded/embedded-engine.ts';
import { PageFinder } from './finding/page-finder.ts';
import { IndexedPageRows } from './indexed-pages.store.ts';
import { Indexer } from './indexer.ts';
import { missedHandlers, MissedSearches, MissedSearchRows } from './missed-searches.ts';
import { findIndexed, searchPages, suggestPages } from './queries/pages.ts';
import { indexPages, reindexRegions } from './reactions/index-pages.ts';
import { ReindexOutdated } from './reindex-outdated.ts';
import { ENGINE, type SearchEngine } from './search-engine.ts';
import { IndexVersionRows, UnusedIndexes } from './unused-indexes.ts';
import { refreshSettings, SearchSettingsCache, SearchSettingsRows } from './search-settings.ts';

const provideSearchEngine: Provider = {
  provide: ENGINE,
  useFactory: async ({ searchUrl }: Settings): Promise<SearchEngine> => {
    if (searchUrl === 'embedded:') return new EmbeddedEngine();
    if (searchUrl.startsWith('typesense:'))
      return (await import('./typesense/open-typesense.ts')).openTypesense(searchUrl);
    throw new Error(`SEARCH_URL must begin with embedded: or typesense:, not "${searchUrl.split(':')[0]}:"`);
  },
  inject: [SETTINGS],
};

export const searchService = defineService(search, {
  handlers: {
    deleteItem,
    indexItem,
    rebuild,
    query: searchPages,
    suggest: suggestPages,
    findIndexed,
    ...missedHandlers,
  },
  listeners: [...indexPages, reindexRegions, refreshSettings],
  providers: [
    provideCollection(IndexedPageRows),
    provideCollection(SearchSettingsRows),
    provideCollection(MissedSearchRows),
    provideCollection(IndexVersionRows),
    provideSearchEngine,
    ...provideRegionCache,
    PageCopies,
    Indexer,
    ReindexOutdated,
    UnusedIndexes,
    SearchSettingsCache,
    MissedSearches,
    PageFinder,
  ],
  calls: [
    pages.calls.findPublished,
    pages.calls.listCopies,
    pages.calls.listPublished,
    pages.calls.loadCopies,
    regions.calls.loadRegions,
    siteConfig.calls.loadSiteSettings,
  ],
});
