import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { provideDocuments, provideArchivedCollection, provideCollection } from '../kit/providers.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { ATTEMPTS, attemptsSpec, AttemptLimits } from '../kit/limits/limits.ts';
import { historyHandlers } from '../kit/recovery/history-handlers.ts';
import { followRegions, provideRegionCache } from '../kit/regions/region-cache.ts';
import { AnnounceImport } from './announce-import.ts';
import { publishDomain, saveDomain } from './commands/save-domain.ts';
import { unpublishDomain } from './commands/unpublish-domain.ts';
import { swapActiveDomain } from './commands/swap-active-domain.ts';
import { publishSiteSettings, saveSiteSettings } from './commands/save-site-settings.ts';
import { subscribe } from './commands/subscribe.ts';
import { publishRedirect, saveRedirect } from './commands/save-redirect.ts';
import { DOMAINS, domainSpec } from './domain.ts';
import { footerHandlers, footers } from './footer.ts';
import { MailchimpClient } from './mailing-list/mailchimp-client.ts';
import { navHandlers, navs } from './nav.ts';
import { pageBannerHandlers, pageBanners } from './page-banner.ts';
import { PUBLISHED_SLUGS, publishedSlugsSpec } from './published-slugs.ts';
import { MoveRedirects } from './move-redirects.ts';
import { HostResolver } from './host-resolver.ts';
import { loadConnections } from './queries/load-connections.ts';
import { loadDomain } from './queries/load-domain.ts';
import { publishPolicies } from './queries/publish-policies.ts';
import { resolveHost } from './queries/resolve-host.ts';
import { loadSiteSettings } from './queries/load-site-settings.ts';
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
import { redirectHandlers, redirects } from './redirect.ts';
import { siteSettings } from './site-settings.ts';
import { SUB_NAV_USES, SubNavUses, subNavUsesSpec } from './sub-nav-uses.ts';
import { patternHandlers, patterns } from './pattern.ts';
import { subNavHandlers, subNavs } from './sub-nav.ts';
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
    saveDomain,
    publishDomain,
    saveRedirect,
    publishRedirect,
    saveSiteSettings,
    publishSiteSettings,
    subscribe,
    swapActiveDomain,
    unpublishDomain,
    checkDuplicateRedirect,
    checkDuplicatePublishedRedirect,
    getTrainingCategories,
    listRedirects,
    loadConnections,
    loadDomain,
    loadRedirects,
    loadSiteSettings,
    publishPolicies,
    resolveHost,
    ...navHandlers,
    ...footerHandlers,
    ...pageBannerHandlers,
    ...subNavHandlers,
    ...patternHandlers,
    ...redirectHandlers,
    ...historyHandlers(siteConfig.calls),
    ...archiveHandlers(siteConfig.calls),
  },
  listeners: [followRegions, ...trackSubNavUses, ...redirectMovedPages],
  providers: [...documents, ...collections, AnnounceImport, HostResolver, TrainingFeed, MailchimpClient, AttemptLimits],
  calls: [pages.calls.showsMailingList, regions.calls.loadRegions],
});
