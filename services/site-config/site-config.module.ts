import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { provideDocuments } from '../kit/documents/provide-documents.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { ATTEMPTS, attemptsSpec } from '../kit/limits/attempts.ts';
import { AttemptLimits } from '../kit/limits/limits.ts';
import { historyHandlers } from '../kit/recovery/history-handlers.ts';
import { followRegions } from '../kit/regions/follow-regions.ts';
import { provideRegionCache } from '../kit/regions/region-cache.ts';
import { provideArchivedCollection } from '../kit/providers/provide-archived-collection.ts';
import { provideCollection } from '../kit/providers/provide-collection.ts';
import { AnnounceImport } from './announce-import.ts';
import { publishDomain, saveDomain } from './commands/save-domain.ts';
import { unpublishDomain } from './commands/unpublish-domain.ts';
import { swapActiveDomain } from './commands/swap-active-domain.ts';
import { publishSiteSettings, saveSiteSettings } from './commands/save-site-settings.ts';
import { publishNav, saveNav } from './commands/save-nav.ts';
import { publishFooter, saveFooter } from './commands/save-footer.ts';
import { addPageBanner } from './commands/add-page-banner.ts';
import { savePattern } from './commands/save-pattern.ts';
import { savePageBanner } from './commands/save-page-banner.ts';
import { deletePattern } from './commands/delete-pattern.ts';
import { deletePageBanner } from './commands/delete-page-banner.ts';
import { addPattern } from './commands/add-pattern.ts';
import { addSubNav } from './commands/add-sub-nav.ts';
import { saveSubNav } from './commands/save-sub-nav.ts';
import { subscribe } from './commands/subscribe.ts';
import { removeSubNav } from './commands/remove-sub-nav.ts';
import { publishRedirect, saveRedirect } from './commands/save-redirect.ts';
import { unpublishRedirect } from './commands/unpublish-redirect.ts';
import { deleteRedirect } from './commands/delete-redirect.ts';
import { DOMAINS, domainSpec } from './domain.ts';
import { footers } from './footer.ts';
import { MailchimpClient } from './mailing-list/mailchimp-client.ts';
import { navs } from './nav.ts';
import { pageBanners } from './page-banner.ts';
import { PUBLISHED_SLUGS, publishedSlugsSpec } from './published-slugs.ts';
import { MoveRedirects } from './move-redirects.ts';
import { HostResolver } from './host-resolver.ts';
import { loadConnections } from './queries/load-connections.ts';
import { loadDomain } from './queries/load-domain.ts';
import { publishPolicies } from './queries/publish-policies.ts';
import { resolveHost } from './queries/resolve-host.ts';
import { loadSiteSettings } from './queries/load-site-settings.ts';
import { loadNav, loadRegionNav } from './queries/load-nav.ts';
import { loadFooter, loadRegionFooter } from './queries/load-footer.ts';
import { listPatterns } from './queries/list-patterns.ts';
import { listPageBanners } from './queries/list-page-banners.ts';
import { listSubNavs } from './queries/list-sub-navs.ts';
import { loadRedirects } from './queries/load-redirects.ts';
import { checkDuplicatePublishedRedirect, checkDuplicateRedirect } from './queries/check-duplicate-redirect.ts';
import { listRedirects } from './queries/list-redirects.ts';
import { getTrainingCategories } from './queries/get-training-categories.ts';
import { trackSubNavUses } from './reactions/track-sub-nav-uses.ts';
import { redirectMovedPages } from './reactions/redirect-moved-pages.ts';
import { recoverableDomain } from './recoverable-domain.ts';
import { recoverableRedirect } from './recoverable-redirect.ts';
import { REDIRECT_LOCKS, RedirectLock, redirectLocksSpec } from './redirect-lock.ts';
import { DomainRedirects } from './domain-redirects.ts';
import { redirects } from './redirect.ts';
import { siteSettings } from './site-settings.ts';
import { SUB_NAV_USES, SubNavUses, subNavUsesSpec } from './sub-nav-uses.ts';
import { patterns } from './pattern.ts';
import { subNavs } from './sub-nav.ts';
import { TrainingFeed } from './training/training-feed.ts';

const documents = provideDocuments(
  { token: DOMAINS, spec: domainSpec, recoverable: recoverableDomain },
  siteSettings,
  navs,
  footers,
  pageBanners,
  subNavs,
  patterns,
  { ...redirects, recoverable: recoverableRedirect },
);

const collections = [
  provideArchivedCollection(SUB_NAV_USES, subNavUsesSpec),
  provideArchivedCollection(PUBLISHED_SLUGS, publishedSlugsSpec),
  provideCollection(ATTEMPTS, attemptsSpec),
  provideCollection(REDIRECT_LOCKS, redirectLocksSpec),
  RedirectLock,
  ...provideRegionCache,
  DomainRedirects,
  MoveRedirects,
  SubNavUses,
];

export const siteConfigService = defineService(siteConfig, {
  handlers: {
    addPageBanner,
    addPattern,
    addSubNav,
    deletePageBanner,
    deletePattern,
    deleteRedirect,
    removeSubNav,
    saveDomain,
    publishDomain,
    saveFooter,
    publishFooter,
    saveNav,
    publishNav,
    savePageBanner,
    savePattern,
    saveRedirect,
    publishRedirect,
    saveSiteSettings,
    publishSiteSettings,
    saveSubNav,
    subscribe,
    swapActiveDomain,
    unpublishDomain,
    unpublishRedirect,
    checkDuplicateRedirect,
    checkDuplicatePublishedRedirect,
    getTrainingCategories,
    listPageBanners,
    listPatterns,
    listRedirects,
    listSubNavs,
    loadConnections,
    loadDomain,
    loadFooter,
    loadRegionFooter,
    loadNav,
    loadRegionNav,
    loadRedirects,
    loadSiteSettings,
    publishPolicies,
    resolveHost,
    ...historyHandlers(siteConfig.calls),
    ...archiveHandlers(siteConfig.calls),
  },
  listeners: [followRegions, ...trackSubNavUses, ...redirectMovedPages],
  providers: [...documents, ...collections, AnnounceImport, HostResolver, TrainingFeed, MailchimpClient, AttemptLimits],
  calls: [pages.calls.showsMailingList, regions.calls.loadRegions],
});
