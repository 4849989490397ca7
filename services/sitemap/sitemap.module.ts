import { Module } from '@nestjs/common';
import { sitemap } from '../../proto/sitemap.ts';
import { regions } from '../../proto/regions.ts';
import { pages } from '../../proto/pages.ts';
import type { ServiceDefinition } from '../kit/host/service-definition.ts';
import { provideKnownRegions } from '../kit/regions/known-regions.ts';
import { provideCollection } from '../kit/store/provide-collection.ts';
import { RebuildHandler } from './commands/rebuild.ts';
import { Mapper } from './mapper.ts';
import { FilterRowsHandler } from './queries/filter-rows.ts';
import { FindListedHandler } from './queries/find-listed.ts';
import { ListDisallowedHandler } from './queries/list-disallowed.ts';
import { ListEntriesHandler } from './queries/list-entries.ts';
import { ListPartsHandler } from './queries/list-parts.ts';
import { MapPage } from './reactions/map-page.ts';
import { Regram } from './regram.ts';
import { SitemapController } from './sitemap.controller.ts';
import { ENTRIES, entriesSpec, GUARDS, guardsSpec, ROWS, rowsSpec } from './sitemap.store.ts';

@Module({
  controllers: [SitemapController],
  providers: [
    provideCollection(ROWS, rowsSpec),
    provideCollection(ENTRIES, entriesSpec),
    provideCollection(GUARDS, guardsSpec),
    ...provideKnownRegions,
    Mapper,
    MapPage,
    Regram,
    FilterRowsHandler,
    ListEntriesHandler,
    ListPartsHandler,
    FindListedHandler,
    ListDisallowedHandler,
    RebuildHandler,
  ],
})
export class SitemapModule {}

export const sitemapService: ServiceDefinition = {
  contract: sitemap,
  module: SitemapModule,
  calls: [pages.calls.listDrafts, pages.calls.listPublished, regions.calls.loadRegions],
};
