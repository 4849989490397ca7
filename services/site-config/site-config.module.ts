import { Module } from '@nestjs/common';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import type { ServiceDefinition } from '../kit/host/service-definition.ts';
import { ATTEMPTS, attemptsSpec } from '../kit/limits/attempts.ts';
import { Limits } from '../kit/limits/limits.ts';
import { provideRecovery } from '../kit/recovery/provide-recovery.ts';
import { recoveryController } from '../kit/recovery/recovery-controller.ts';
import { provideKnownRegions } from '../kit/regions/known-regions.ts';
import { provideCollection } from '../kit/store/provide-collection.ts';
import { provideVersioned } from '../kit/versioned/provide-versioned.ts';
import { SaveDomainHandler } from './commands/save-domain.ts';
import { UnpublishDomainHandler } from './commands/unpublish-domain.ts';
import { SwapActiveDomainHandler } from './commands/swap-active-domain.ts';
import { SaveSiteSettingsHandler } from './commands/save-site-settings.ts';
import { SaveNavHandler } from './commands/save-nav.ts';
import { SaveFooterHandler } from './commands/save-footer.ts';
import { AddPageBannerHandler } from './commands/add-page-banner.ts';
import { SavePageBannerHandler } from './commands/save-page-banner.ts';
import { DeletePageBannerHandler } from './commands/delete-page-banner.ts';
import { AddSubNavHandler } from './commands/add-sub-nav.ts';
import { SaveSubNavHandler } from './commands/save-sub-nav.ts';
import { SubscribeHandler } from './commands/subscribe.ts';
import { RemoveSubNavHandler } from './commands/remove-sub-nav.ts';
import { SaveRedirectHandler } from './commands/save-redirect.ts';
import { UnpublishRedirectHandler } from './commands/unpublish-redirect.ts';
import { DeleteRedirectHandler } from './commands/delete-redirect.ts';
import { DOMAINS, domainSpec } from './domain.ts';
import { FOOTERS, footerSpec } from './footer.ts';
import { Mailchimp } from './mailing-list/mailchimp.ts';
import { NAVS, navSpec } from './nav.ts';
import { PAGE_BANNERS, pageBannerSpec } from './page-banner.ts';
import { PUBLISHED_SLUGS, publishedSlugsSpec } from './published-slugs.ts';
import { MoveRedirects } from './move-redirects.ts';
import { Hosts } from './hosts.ts';
import { LoadDomainHandler } from './queries/load-domain.ts';
import { ResolveHostHandler } from './queries/resolve-host.ts';
import { LoadSiteSettingsHandler } from './queries/load-site-settings.ts';
import { LoadNavHandler } from './queries/load-nav.ts';
import { LoadFooterHandler } from './queries/load-footer.ts';
import { ListPageBannersHandler } from './queries/list-page-banners.ts';
import { ListSubNavsHandler } from './queries/list-sub-navs.ts';
import { LoadRedirectsHandler } from './queries/load-redirects.ts';
import { CheckDuplicateRedirectHandler } from './queries/check-duplicate-redirect.ts';
import { ListRedirectsHandler } from './queries/list-redirects.ts';
import { GetTrainingCategoriesHandler } from './queries/get-training-categories.ts';
import { FollowSubNavUses } from './reactions/follow-sub-nav-uses.ts';
import { RedirectMovedPages } from './reactions/redirect-moved-pages.ts';
import { RecoverableDomain } from './recoverable/recoverable-domain.ts';
import { RecoverableSiteSettings } from './recoverable/recoverable-site-settings.ts';
import { RecoverableNav } from './recoverable/recoverable-nav.ts';
import { RecoverableFooter } from './recoverable/recoverable-footer.ts';
import { RecoverablePageBanner } from './recoverable/recoverable-page-banner.ts';
import { RecoverableSubNav } from './recoverable/recoverable-sub-nav.ts';
import { RecoverableRedirect } from './recoverable/recoverable-redirect.ts';
import { REDIRECT_LOCKS, RedirectLock, redirectLocksSpec } from './redirect-lock.ts';
import { RedirectsOfDomain } from './redirects-of-domain.ts';
import { REDIRECTS, redirectSpec } from './redirect.ts';
import { SiteConfigController } from './site-config.controller.ts';
import { SETTINGS_OF_SITES, settingsSpec } from './site-settings.ts';
import { SUB_NAV_USES, SubNavUses, subNavUsesSpec } from './sub-nav-uses.ts';
import { SUB_NAVS, subNavSpec } from './sub-nav.ts';
import { TrainingFeed } from './training/training-feed.ts';

const documents = [
  provideVersioned(DOMAINS, domainSpec),
  provideVersioned(SETTINGS_OF_SITES, settingsSpec),
  provideVersioned(NAVS, navSpec),
  provideVersioned(FOOTERS, footerSpec),
  provideVersioned(PAGE_BANNERS, pageBannerSpec),
  provideVersioned(SUB_NAVS, subNavSpec),
  provideVersioned(REDIRECTS, redirectSpec),
];

const memories = [
  provideCollection(SUB_NAV_USES, subNavUsesSpec),
  provideCollection(PUBLISHED_SLUGS, publishedSlugsSpec),
  provideCollection(ATTEMPTS, attemptsSpec),
  provideCollection(REDIRECT_LOCKS, redirectLocksSpec),
  RedirectLock,
  ...provideKnownRegions,
  RedirectsOfDomain,
  MoveRedirects,
  SubNavUses,
  FollowSubNavUses,
  RedirectMovedPages,
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

const commands = [
  SaveDomainHandler,
  UnpublishDomainHandler,
  SwapActiveDomainHandler,
  SaveSiteSettingsHandler,
  SaveNavHandler,
  SaveFooterHandler,
  AddPageBannerHandler,
  SavePageBannerHandler,
  DeletePageBannerHandler,
  AddSubNavHandler,
  SaveSubNavHandler,
  RemoveSubNavHandler,
  SubscribeHandler,
  SaveRedirectHandler,
  UnpublishRedirectHandler,
  DeleteRedirectHandler,
];

const queries = [
  LoadDomainHandler,
  ResolveHostHandler,
  LoadSiteSettingsHandler,
  LoadNavHandler,
  LoadFooterHandler,
  ListPageBannersHandler,
  ListSubNavsHandler,
  LoadRedirectsHandler,
  CheckDuplicateRedirectHandler,
  ListRedirectsHandler,
  GetTrainingCategoriesHandler,
];

@Module({
  controllers: [SiteConfigController, recoveryController(siteConfig.calls)],
  providers: [...documents, ...memories, ...commands, ...queries, ...recovery, Hosts, TrainingFeed, Mailchimp, Limits],
})
export class SiteConfigModule {}

export const siteConfigService: ServiceDefinition = {
  contract: siteConfig,
  module: SiteConfigModule,
  calls: [pages.calls.showsMailingList, regions.calls.loadRegions],
};
