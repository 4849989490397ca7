import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { AttemptLimits, AttemptRows } from '../kit/limits/limits.ts';
import { provideArchivedCollection, provideCollection, provideDocuments } from '../kit/providers.ts';
import { PageCopies } from '../kit/pages/page-copies.ts';
import { historyHandlers } from '../kit/recovery/history-handlers.ts';
import { followRegions, provideRegionCache } from '../kit/regions/region-cache.ts';
import { AnnounceImport } from './announce-import.ts';
import { brandHandlers, brands } from './brand.ts';
import * as domainCommands from './commands/domains.ts';
import { rebuildRedirects } from './commands/rebuild-redirects.ts';
import { rebuildSubNavUses } from './commands/rebuild-sub-nav-uses.ts';
import * as redirectCommands from './commands/save-redirect.ts';
import { publishSiteSettings, saveSiteSettings } from './commands/save-site-settings.ts';
import { subscribe } from './commands/subscribe.ts';
import { DomainRedirects, PublishedSlugRows, recoverableRedirect } from './domain-redirects.ts';
import { DomainDocs, recoverableDomain } from './domain.ts';
import { footers, inheritedHandlers, navs } from './inherited-documents.ts';
import { MailchimpClient } from './mailchimp-client.ts';
import { pageBannerHandlers, pageBanners } from './page-banner.ts';
import { patternHandlers, patterns } from './pattern.ts';
import * as connectionQueries from './queries/connections.ts';
import * as domainQueries from './queries/domains.ts';
import { listUses } from './queries/list-uses.ts';
import * as redirectQueries from './queries/redirects.ts';
import * as settingsQueries from './queries/site-settings.ts';
import { listUnpublished } from './queries/unpublished.ts';
import { redirectMovedPages } from './reactions/redirect-moved-pages.ts';
import { trackSubNavUses } from './reactions/track-sub-nav-uses.ts';
import { RedirectLock, RedirectLockRows } from './redirect-lock.ts';
import { redirectHandlers, redirects } from './redirect.ts';
import { siteSettings } from './site-settings.ts';
import { subNavHandlers, subNavs, SubNavUseRows } from './sub-nav.ts';
import { TrainingFeed } from './training-feed.ts';

const documents = provideDocuments(
  { docs: DomainDocs, recoverable: recoverableDomain },
  siteSettings,
  navs,
  footers,
  brands,
  pageBanners,
  subNavs,
  patterns,
  { ...redirects, recoverable: recoverableRedirect },
);

const collections = [
  provideArchivedCollection(SubNavUseRows),
  provideArchivedCollection(PublishedSlugRows),
  provideCollection(AttemptRows),
  provideCollection(RedirectLockRows),
  RedirectLock,
  ...provideRegionCache,
  DomainRedirects,
  PageCopies,
];

export const siteConfigService = defineService(siteConfig, {
  handlers: {
    saveSiteSettings,
    publishSiteSettings,
    subscribe,
    ...settingsQueries,
    listUnpublished,
    listUses,
    rebuildRedirects,
    rebuildSubNavUses,
    ...domainCommands,
    ...domainQueries,
    ...redirectCommands,
    ...redirectQueries,
    ...connectionQueries,
    ...inheritedHandlers,
    ...brandHandlers,
    ...pageBannerHandlers,
    ...subNavHandlers,
    ...patternHandlers,
    ...redirectHandlers,
    ...historyHandlers(siteConfig.calls),
    ...archiveHandlers(siteConfig.calls),
  },
  listeners: [followRegions, ...trackSubNavUses, ...redirectMovedPages],
  providers: [...documents, ...collections, AnnounceImport, TrainingFeed, MailchimpClient, AttemptLimits],
  calls: [
    pages.calls.listAddressChanges,
    pages.calls.listCopies,
    pages.calls.loadCopies,
    pages.calls.showsMailingList,
    regions.calls.loadRegions,
  ],
});
