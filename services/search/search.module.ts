import { Module } from '@nestjs/common';
import { search } from '../../proto/search.ts';
import { regions } from '../../proto/regions.ts';
import { pages } from '../../proto/pages.ts';
import type { ServiceDefinition } from '../kit/host/service-definition.ts';
import { provideKnownRegions } from '../kit/regions/known-regions.ts';
import { provideCollection } from '../kit/store/provide-collection.ts';
import { DeleteItemHandler } from './commands/delete-item.ts';
import { IndexItemHandler } from './commands/index-item.ts';
import { RebuildHandler } from './commands/rebuild.ts';
import { INDEXED_PAGES, indexedPagesSpec } from './indexed-pages.store.ts';
import { Indexer } from './indexer.ts';
import { provideSearchEngine } from './provide-search-engine.ts';
import { OutdatedRows } from './outdated-rows.ts';
import { PublishedCopy } from './published-copy.ts';
import { SearchPagesHandler } from './queries/search-pages.ts';
import { FollowRegion } from './reactions/follow-region.ts';
import { IndexPublishedPage } from './reactions/index-published-page.ts';
import { RemoveUnpublishedPage } from './reactions/remove-unpublished-page.ts';
import { SearchController } from './search.controller.ts';

@Module({
  controllers: [SearchController],
  providers: [
    provideCollection(INDEXED_PAGES, indexedPagesSpec),
    provideSearchEngine,
    ...provideKnownRegions,
    Indexer,
    OutdatedRows,
    PublishedCopy,
    IndexItemHandler,
    DeleteItemHandler,
    RebuildHandler,
    SearchPagesHandler,
    IndexPublishedPage,
    RemoveUnpublishedPage,
    FollowRegion,
  ],
})
export class SearchModule {}

export const searchService: ServiceDefinition = {
  contract: search,
  module: SearchModule,
  calls: [pages.calls.findPublished, pages.calls.listPublished, regions.calls.loadRegions],
};
