import { migrations } from '../../proto/blocks/migrations.ts';
import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { provideArchivedCollection, provideCollection, provideDocuments } from '../kit/providers.ts';
import { followRegions, provideRegionCache, RegionCache } from '../kit/regions/region-cache.ts';
import { type Settings, SETTINGS } from '../kit/settings.ts';
import { protectHomePages } from './address.ts';
import { articleHandlers } from './articles.ts';
import { BulkActRows, BulkPartRows } from './bulk/bulk-act.ts';
import { bulkHandlers } from './bulk/bulk-handlers.ts';
import { BulkWorker } from './bulk/bulk-worker.ts';
import { changeOwner } from './commands/change-owner.ts';
import { copyPage } from './commands/copy-page.ts';
import { deletePage } from './commands/delete-page.ts';
import { editPage } from './commands/edit-page.ts';
import { publishPage, unpublishPage } from './commands/publish-page.ts';
import { rebuildLinks } from './commands/rebuild-links.ts';
import { savePage } from './commands/save-page.ts';
import { draftHandlers } from './draft.ts';
import { listingHandlers } from './listing.ts';
import { migrateOnRead } from './migrate-on-read.ts';
import { typeHandlers } from './page-type.ts';
import { DependencyRows, PageDocs, StoredPageDocs, ViewRows } from './pages.store.ts';
import { PageHooks } from './plugins/page-hooks.ts';
import { pluginsNamed } from './plugins/page-plugin.ts';
import { previousPublish, undoPublish } from './previous-publish.ts';
import { PublishPolicies } from './publish-policies.ts';
import { checkDependencies, findUsedPictures, showsMailingList } from './queries/check-dependencies.ts';
import { checkSlug } from './queries/check-slug.ts';
import { findByRegion, findByRole } from './queries/find-references.ts';
import { listAddressChanges } from './queries/list-address-changes.ts';
import { listHandlers } from './queries/list-pages.ts';
import { loadHandlers } from './queries/load-page.ts';
import { trackDependencies } from './reactions/track-dependencies.ts';
import { RefreshDependencies } from './refresh-dependencies.ts';
import { roleHandlers } from './roles.ts';
import { recoverablePage, versionHandlers } from './versions.ts';
import { viewHandlers } from './views.ts';

export const pagesService = defineService(pages, {
  handlers: {
    ...archiveHandlers(pages.calls),
    ...articleHandlers,
    ...bulkHandlers,
    ...draftHandlers,
    ...listHandlers,
    ...listingHandlers,
    ...loadHandlers,
    ...roleHandlers,
    ...typeHandlers,
    ...versionHandlers,
    ...viewHandlers,
    changeOwner,
    checkDependencies,
    findUsedPictures,
    checkSlug,
    copy: copyPage,
    delete: deletePage,
    edit: editPage,
    findByRegion,
    findByRole,
    listAddressChanges,
    previousPublish,
    publish: publishPage,
    rebuildLinks,
    save: savePage,
    showsMailingList,
    takeBackPublish: undoPublish,
    unpublish: unpublishPage,
  },
  listeners: [followRegions, ...trackDependencies],
  providers: [
    ...provideDocuments({ docs: StoredPageDocs, recoverable: recoverablePage }),
    {
      provide: PageDocs,
      useFactory: (stored: StoredPageDocs, regionCache: RegionCache, hooks: PageHooks) =>
        protectHomePages(hooks.around(migrateOnRead(stored, migrations)), regionCache),
      inject: [StoredPageDocs, RegionCache, PageHooks],
    },
    provideArchivedCollection(DependencyRows),
    provideArchivedCollection(ViewRows),
    provideCollection(BulkActRows),
    provideCollection(BulkPartRows),
    ...provideRegionCache,
    {
      provide: PageHooks,
      useFactory: ({ pagePlugins }: Settings) => new PageHooks(pluginsNamed(pagePlugins)),
      inject: [SETTINGS],
    },
    RefreshDependencies,
    PublishPolicies,
    BulkWorker,
  ],
  calls: [
    identity.calls.listRoles,
    identity.calls.loadPerson,
    identity.calls.renewAccess,
    regions.calls.loadDefaultRoles,
    regions.calls.loadRegions,
    siteConfig.calls.listUses,
    siteConfig.calls.loadDomain,
    siteConfig.calls.publishPolicies,
  ],
});
