import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { ATTEMPTS, attemptsSpec } from '../kit/limits/attempts.ts';
import { AttemptLimits } from '../kit/limits/limits.ts';
import { historyHandlers } from '../kit/recovery/history-handlers.ts';
import { provideRecovery } from '../kit/recovery/provide-recovery.ts';
import { followRegions } from '../kit/regions/follow-regions.ts';
import { provideRegionCache } from '../kit/regions/region-cache.ts';
import { provideCollection } from '../kit/store/provide-collection.ts';
import { provideVersioned } from '../kit/versioned/provide-versioned.ts';
import { publishDomain, saveDomain } from './commands/save-domain.ts';
import { unpublishDomain } from './commands/unpublish-domain.ts';
import { swapActiveDomain } from './commands/swap-active-domain.ts';
import { publishSiteSettings, saveSiteSettings } from './commands/save-site-settings.ts';
import { publishNav, saveNav } from './commands/save-nav.ts';
import { publishFooter, saveFooter } from './commands/save-footer.ts';
import { addPageBanner } from './commands/add-page-banner.ts';
import { savePageBanner } from './commands/save-page-banner.ts';
import { deletePageBanner } from './commands/delete-page-banner.ts';
import { addSubNav } from './commands/add-sub-nav.ts';
import { saveSubNav } from './commands/save-sub-nav.ts';
import { subscribe } from './commands/subscribe.ts';
import { removeSubNav } from './commands/remove-sub-nav.ts';
import { publishRedirect, saveRedirect } from './commands/save-redirect.ts';
import { unpublishRedirect } from './commands/unpublish-redirect.ts';
import { deleteRedirect } from './commands/delete-redirect.ts';
import { DOMAINS, domainSpec } from './domain.ts';
import { FOOTERS, footerSpec } from './footer.ts';
import { MailchimpClient } from './mailing-list/mailchimp-client.ts';
import { NAVS, navSpec } from './nav.ts';
import { PAGE_BANNERS, pageBannerSpec } from './page-banner.ts';
import { PUBLISHED_SLUGS, publishedSlugsSpec } from './published-slugs.ts';
import { MoveRedirects } from './move-redirects.ts';
import { HostResolver } from './host-resolver.ts';
import { loadDomain } from './queries/load-domain.ts';
import { resolveHost } from './queries/resolve-host.ts';
import { loadSiteSettings } from './queries/load-site-settings.ts';
import { loadNav, loadRegionNav } from './queries/load-nav.ts';
import { loadFooter, loadRegionFooter } from './queries/load-footer.ts';
import { listPageBanners } from './queries/list-page-banners.ts';
import { listSubNavs } from './queries/list-sub-navs.ts';
import { loadRedirects } from './queries/load-redirects.ts';
import { checkDuplicatePublishedRedirect, checkDuplicateRedirect } from './queries/check-duplicate-redirect.ts';
import { listRedirects } from './queries/list-redirects.ts';
import { getTrainingCategories } from './queries/get-training-categories.ts';
import { trackSubNavUses } from './reactions/track-sub-nav-uses.ts';
import { redirectMovedPages } from './reactions/redirect-moved-pages.ts';
import { RecoverableDomain } from './recoverable/recoverable-domain.ts';
import { RecoverableSiteSettings } from './recoverable/recoverable-site-settings.ts';
import { RecoverableNav } from './recoverable/recoverable-nav.ts';
import { RecoverableFooter } from './recoverable/recoverable-footer.ts';
import { RecoverablePageBanner } from './recoverable/recoverable-page-banner.ts';
import { RecoverableSubNav } from './recoverable/recoverable-sub-nav.ts';
import { RecoverableRedirect } from './recoverable/recoverable-redirect.ts';
import { REDIRECT_LOCKS, RedirectLock, redirectLocksSpec } from './redirect-lock.ts';
import { DomainRedirects } from './domain-redirects.ts';
import { REDIRECTS, redirectSpec } from './redirect.ts';
import { SITE_SETTINGS, settingsSpec } from './site-settings.ts';
import { SUB_NAV_USES, SubNavUses, subNavUsesSpec } from './sub-nav-uses.ts';
import { SUB_NAVS, subNavSpec } from './sub-nav.ts';
import { TrainingFeed } from './training/training-feed.ts';

const documents = [
  provideVersioned(DOMAINS, domainSpec),
  provideVersioned(SITE_SETTINGS, settingsSpec),
  provideVersioned(NAVS, navSpec),
  provideVersioned(FOOTERS, footerSpec),
  provideVersioned(PAGE_BANNERS, pageBannerSpec),
  provideVersioned(SUB_NAVS, subNavSpec),
  provideVersioned(REDIRECTS, redirectSpec),
];

const collections = [
  provideCollection(SUB_NAV_USES, subNavUsesSpec),
  provideCollection(PUBLISHED_SLUGS, publishedSlugsSpec),
  provideCollection(ATTEMPTS, attemptsSpec),
  provideCollection(REDIRECT_LOCKS, redirectLocksSpec),
  RedirectLock,
  ...provideRegionCache,
  DomainRedirects,
  MoveRedirects,
  SubNavUses,
];

const recovery = provideRecovery(
  RecoverableDomain,
  RecoverableSiteSettings,
  RecoverableNav,
  RecoverableFooter,
  RecoverablePageBanner,
  RecoverableSubNav,
  RecoverableRedirect,
);

export const siteConfigService = defineService(siteConfig, {
  handlers: {
    addPageBanner,
    addSubNav,
    deletePageBanner,
    deleteRedirect,
    removeSubNav,
    saveDomain,
    publishDomain,
    saveFooter,
    publishFooter,
    saveNav,
    publishNav,
    savePageBanner,
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
    listRedirects,
    listSubNavs,
    loadDomain,
    loadFooter,
    loadRegionFooter,
    loadNav,
    loadRegionNav,
    loadRedirects,
    loadSiteSettings,
    resolveHost,
    ...historyHandlers(siteConfig.calls),
  },
  listeners: [followRegions, ...trackSubNavUses, ...redirectMovedPages],
  providers: [...documents, ...collections, ...recovery, HostResolver, TrainingFeed, MailchimpClient, AttemptLimits],
  calls: [pages.calls.showsMailingList, regions.calls.loadRegions],
});
