import { search } from '../../proto/search.ts';
import { regions } from '../../proto/regions.ts';
import { pages } from '../../proto/pages.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { provideRegionCache } from '../kit/regions/region-cache.ts';
import { provideCollection } from '../kit/providers/provide-collection.ts';
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
import { searchPages } from './queries/search-pages.ts';

export const searchService = defineService(search, {
  handlers: {
    deleteItem,
    indexItem,
    rebuild,
    query: searchPages,
  },
  listeners: [...indexPages, reindexRegions],
  providers: [
    provideCollection(INDEXED_PAGES, indexedPagesSpec),
    provideSearchEngine,
    ...provideRegionCache,
    Indexer,
    ReindexOutdated,
    PublishedCopy,
  ],
  calls: [pages.calls.findPublished, pages.calls.listPublished, regions.calls.loadRegions],
});
