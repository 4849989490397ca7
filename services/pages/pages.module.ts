import { migrations } from '../../proto/blocks/migrations.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { provideDocuments, provideArchivedCollection } from '../kit/providers.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { followRegions, provideRegionCache } from '../kit/regions/region-cache.ts';
import type { Settings } from '../kit/settings.ts';
import { SETTINGS } from '../kit/tokens.ts';
import { applyRoles } from './commands/apply-roles.ts';
import { changeOwner } from './commands/change-owner.ts';
import { changeRoles } from './commands/change-roles.ts';
import { changeTags } from './commands/change-tags.ts';
import { changeType } from './commands/change-type.ts';
import { cloneComponent } from './commands/clone-component.ts';
import { copyPage } from './commands/copy-page.ts';
import { deletePage } from './commands/delete-page.ts';
import { deleteView } from './commands/delete-view.ts';
import { editPage } from './commands/edit-page.ts';
import { movePage } from './commands/move-page.ts';
import { publishListing } from './commands/publish-listing.ts';
import { publishPage } from './commands/publish-page.ts';
import { restorePage } from './commands/restore-page.ts';
import { savePage } from './commands/save-page.ts';
import { saveView } from './commands/save-view.ts';
import { undoPublish } from './commands/undo-publish.ts';
import { unpublishPage } from './commands/unpublish-page.ts';
import { checkDependencies } from './queries/check-dependencies.ts';
import { checkSlug } from './queries/check-slug.ts';
import { checkType } from './queries/check-type.ts';
import { compareRevisions } from './queries/compare-revisions.ts';
import { filterArticles } from './queries/filter-articles.ts';
import { findByRole } from './queries/find-by-role.ts';
import { findByRegion } from './queries/find-by-region.ts';
import { findListing } from './queries/find-listing.ts';
import { findPublished } from './queries/find-published.ts';
import { getHistory } from './queries/get-history.ts';
import { listDrafts } from './queries/list-drafts.ts';
import { listPages } from './queries/list-pages.ts';
import { listPublished } from './queries/list-published.ts';
import { listViews } from './queries/list-views.ts';
import { loadPage } from './queries/load-page.ts';
import { loadVersion } from './queries/load-version.ts';
import { loadTags } from './queries/load-tags.ts';
import { previousPublish } from './queries/previous-publish.ts';
import { publicState } from './queries/public-state.ts';
import { showsMailingList } from './queries/shows-mailing-list.ts';
import { recoverablePage } from './recoverable-page.ts';
import { RefreshDependencies } from './refresh-dependencies.ts';
import { DEPENDENCIES, dependenciesSpec, PAGES, pagesSpec, STORED_PAGES, VIEWS, viewsSpec } from './pages.store.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import { PublishPolicies } from './publish-policies.ts';
import { migrateOnRead } from './migrate-on-read.ts';
import { PageHooks } from './plugins/page-hooks.ts';
import { pluginsNamed } from './plugins/page-plugin.ts';
import { listDeletedPages } from './queries/list-deleted-pages.ts';
import { trackDependencies } from './reactions/track-dependencies.ts';

export const pagesService = defineService(pages, {
  handlers: {
    applyRoles,
    changeOwner,
    changeRoles,
    changeTags,
    changeType,
    copy: copyPage,
    deleteView,
    move: movePage,
    saveView,
    checkType,
    listViews,
    cloneComponent,
    delete: deletePage,
    edit: editPage,
    publishListing,
    publish: publishPage,
    restore: restorePage,
    save: savePage,
    takeBackPublish: undoPublish,
    unpublish: unpublishPage,
    checkDependencies,
    checkSlug,
    compare: compareRevisions,
    filterArticles,
    findByRegion,
    findByRole,
    findListing,
    findPublished,
    history: getHistory,
    listDeleted: listDeletedPages,
    ...archiveHandlers(pages.calls),
    listDrafts,
    list: listPages,
    listPublished,
    load: loadPage,
    loadTags,
    previousPublish,
    publicState,
    loadVersion,
    showsMailingList,
  },
  listeners: [followRegions, ...trackDependencies],
  providers: [
    ...provideDocuments({ token: STORED_PAGES, spec: pagesSpec, recoverable: recoverablePage }),
    {
      provide: PAGES,
      useFactory: (stored: Versioned<PageContent>) => migrateOnRead(stored, migrations),
      inject: [STORED_PAGES],
    },
    provideArchivedCollection(DEPENDENCIES, dependenciesSpec),
    provideArchivedCollection(VIEWS, viewsSpec),
    ...provideRegionCache,
    {
      provide: PageHooks,
      useFactory: ({ pagePlugins }: Settings) => new PageHooks(pluginsNamed(pagePlugins)),
      inject: [SETTINGS],
    },
    RefreshDependencies,
    PublishPolicies,
  ],
  calls: [
    identity.calls.listRoles,
    identity.calls.loadPerson,
    regions.calls.loadDefaultRoles,
    regions.calls.loadRegions,
    siteConfig.calls.loadDomain,
    siteConfig.calls.publishPolicies,
  ],
});
