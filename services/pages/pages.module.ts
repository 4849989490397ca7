import { Module } from '@nestjs/common';
import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import type { ServiceDefinition } from '../kit/host/service-definition.ts';
import { provideRecovery } from '../kit/recovery/provide-recovery.ts';
import { provideKnownRegions } from '../kit/regions/known-regions.ts';
import type { Settings } from '../kit/settings.ts';
import { provideCollection } from '../kit/store/provide-collection.ts';
import { SETTINGS } from '../kit/tokens.ts';
import { provideVersioned } from '../kit/versioned/provide-versioned.ts';
import { ApplyRolesHandler } from './commands/apply-roles.ts';
import { CloneComponentHandler } from './commands/clone-component.ts';
import { DeletePageHandler } from './commands/delete-page.ts';
import { EditPageHandler } from './commands/edit-page.ts';
import { PublishListingHandler } from './commands/publish-listing.ts';
import { PublishPageHandler } from './commands/publish-page.ts';
import { RestorePageHandler } from './commands/restore-page.ts';
import { SavePageHandler } from './commands/save-page.ts';
import { TakeBackPublishHandler } from './commands/take-back-publish.ts';
import { UnpublishPageHandler } from './commands/unpublish-page.ts';
import { CheckDependenciesHandler } from './queries/check-dependencies.ts';
import { CheckSlugHandler } from './queries/check-slug.ts';
import { CompareRevisionsHandler } from './queries/compare-revisions.ts';
import { FilterArticlesHandler } from './queries/filter-articles.ts';
import { FindByRoleHandler } from './queries/find-by-role.ts';
import { FindByRegionHandler } from './queries/find-by-region.ts';
import { FindListingHandler } from './queries/find-listing.ts';
import { FindPublishedHandler } from './queries/find-published.ts';
import { GetHistoryHandler } from './queries/get-history.ts';
import { ListDraftsHandler } from './queries/list-drafts.ts';
import { ListPagesHandler } from './queries/list-pages.ts';
import { ListPublishedHandler } from './queries/list-published.ts';
import { LoadPageHandler } from './queries/load-page.ts';
import { LoadTagsHandler } from './queries/load-tags.ts';
import { ShowsMailingListHandler } from './queries/shows-mailing-list.ts';
import { RecoverablePage } from './recoverable-page.ts';
import { OutdatedDependencies } from './outdated-dependencies.ts';
import { PagesController } from './pages.controller.ts';
import { DEPENDENCIES, dependenciesSpec, PAGES, pagesSpec } from './pages.store.ts';
import { PageHooks } from './plugins/page-hooks.ts';
import { pluginsNamed } from './plugins/page-plugin.ts';
import { TrackDependencies } from './reactions/track-dependencies.ts';

@Module({
  controllers: [PagesController],
  providers: [
    provideVersioned(PAGES, pagesSpec),
    provideCollection(DEPENDENCIES, dependenciesSpec),
    ...provideKnownRegions,
    {
      provide: PageHooks,
      useFactory: ({ pagePlugins }: Settings) => new PageHooks(pluginsNamed(pagePlugins)),
      inject: [SETTINGS],
    },
    TrackDependencies,
    OutdatedDependencies,
    ApplyRolesHandler,
    CloneComponentHandler,
    DeletePageHandler,
    EditPageHandler,
    PublishListingHandler,
    PublishPageHandler,
    ...provideRecovery(RecoverablePage),
    RestorePageHandler,
    SavePageHandler,
    TakeBackPublishHandler,
    UnpublishPageHandler,
    CheckDependenciesHandler,
    CheckSlugHandler,
    CompareRevisionsHandler,
    FilterArticlesHandler,
    FindByRoleHandler,
    FindByRegionHandler,
    FindListingHandler,
    FindPublishedHandler,
    ShowsMailingListHandler,
    GetHistoryHandler,
    ListDraftsHandler,
    ListPagesHandler,
    ListPublishedHandler,
    LoadPageHandler,
    LoadTagsHandler,
  ],
})
export class PagesModule {}

export const pagesService: ServiceDefinition = {
  contract: pages,
  module: PagesModule,
  calls: [identity.calls.listRoles, regions.calls.loadDefaultRoles, regions.calls.loadRegions],
};
