import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { DataOf, EventEnvelope, InOf, ServiceOf } from '../../proto/contract.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { On } from '../kit/contract/on.ts';
import type { WithoutHistory } from '../kit/recovery/recovery-controller.ts';
import { Serves } from '../kit/contract/serves.ts';
import { KnownRegions } from '../kit/regions/known-regions.ts';
import { SaveDomain } from './commands/save-domain.ts';
import { UnpublishDomain } from './commands/unpublish-domain.ts';
import { SwapActiveDomain } from './commands/swap-active-domain.ts';
import { SaveSiteSettings } from './commands/save-site-settings.ts';
import { SaveNav } from './commands/save-nav.ts';
import { SaveFooter } from './commands/save-footer.ts';
import { AddPageBanner } from './commands/add-page-banner.ts';
import { SavePageBanner } from './commands/save-page-banner.ts';
import { DeletePageBanner } from './commands/delete-page-banner.ts';
import { AddSubNav } from './commands/add-sub-nav.ts';
import { SaveSubNav } from './commands/save-sub-nav.ts';
import { Subscribe } from './commands/subscribe.ts';
import { RemoveSubNav } from './commands/remove-sub-nav.ts';
import { SaveRedirect } from './commands/save-redirect.ts';
import { UnpublishRedirect } from './commands/unpublish-redirect.ts';
import { DeleteRedirect } from './commands/delete-redirect.ts';
import { LoadDomain } from './queries/load-domain.ts';
import { ResolveHost } from './queries/resolve-host.ts';
import { LoadSiteSettings } from './queries/load-site-settings.ts';
import { LoadNav } from './queries/load-nav.ts';
import { LoadFooter } from './queries/load-footer.ts';
import { ListPageBanners } from './queries/list-page-banners.ts';
import { ListSubNavs } from './queries/list-sub-navs.ts';
import { LoadRedirects } from './queries/load-redirects.ts';
import { CheckDuplicateRedirect } from './queries/check-duplicate-redirect.ts';
import { ListRedirects } from './queries/list-redirects.ts';
import { GetTrainingCategories } from './queries/get-training-categories.ts';
import { FollowSubNavUses } from './reactions/follow-sub-nav-uses.ts';
import { RedirectMovedPages } from './reactions/redirect-moved-pages.ts';

const { calls } = siteConfig;
type Calls = typeof calls;
const { saved, published, unpublished, deleted } = pages.events;

@Controller()
export class SiteConfigController implements WithoutHistory<ServiceOf<typeof siteConfig>> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly subNavUses: FollowSubNavUses,
    private readonly movedPages: RedirectMovedPages,
    private readonly regions: KnownRegions,
  ) {}

  @Serves(calls.loadDomain)
  loadDomain(input: InOf<Calls['loadDomain']>, caller: Caller) {
    return this.queries.execute(new LoadDomain(input, caller));
  }

  @Serves(calls.resolveHost)
  resolveHost(input: InOf<Calls['resolveHost']>) {
    return this.queries.execute(new ResolveHost(input));
  }

  @Serves(calls.saveDomain)
  saveDomain(input: InOf<Calls['saveDomain']>, caller: Caller) {
    return this.commands.execute(new SaveDomain(input, caller));
  }

  @Serves(calls.publishDomain)
  publishDomain(input: InOf<Calls['publishDomain']>, caller: Caller) {
    return this.commands.execute(new SaveDomain(input, caller, true));
  }

  @Serves(calls.unpublishDomain)
  unpublishDomain(input: InOf<Calls['unpublishDomain']>, caller: Caller) {
    return this.commands.execute(new UnpublishDomain(input, caller));
  }

  @Serves(calls.swapActiveDomain)
  swapActiveDomain(input: InOf<Calls['swapActiveDomain']>, caller: Caller) {
    return this.commands.execute(new SwapActiveDomain(input, caller));
  }

  @Serves(calls.loadSiteSettings)
  loadSiteSettings(input: InOf<Calls['loadSiteSettings']>, caller: Caller) {
    return this.queries.execute(new LoadSiteSettings(input, caller));
  }

  @Serves(calls.saveSiteSettings)
  saveSiteSettings(input: InOf<Calls['saveSiteSettings']>, caller: Caller) {
    return this.commands.execute(new SaveSiteSettings(input, caller));
  }

  @Serves(calls.publishSiteSettings)
  publishSiteSettings(input: InOf<Calls['publishSiteSettings']>, caller: Caller) {
    return this.commands.execute(new SaveSiteSettings(input, caller, true));
  }

  @Serves(calls.loadRedirects)
  loadRedirects(input: InOf<Calls['loadRedirects']>, caller: Caller) {
    return this.queries.execute(new LoadRedirects(input, caller));
  }

  @Serves(calls.checkDuplicateRedirect)
  checkDuplicateRedirect(input: InOf<Calls['checkDuplicateRedirect']>, caller: Caller) {
    return this.queries.execute(new CheckDuplicateRedirect(input, caller, 'draft'));
  }

  @Serves(calls.checkDuplicatePublishedRedirect)
  checkDuplicatePublishedRedirect(input: InOf<Calls['checkDuplicatePublishedRedirect']>, caller: Caller) {
    return this.queries.execute(new CheckDuplicateRedirect(input, caller, 'live'));
  }

  @Serves(calls.saveRedirect)
  saveRedirect(input: InOf<Calls['saveRedirect']>, caller: Caller) {
    return this.commands.execute(new SaveRedirect(input, caller));
  }

  @Serves(calls.publishRedirect)
  publishRedirect(input: InOf<Calls['publishRedirect']>, caller: Caller) {
    return this.commands.execute(new SaveRedirect(input, caller, true));
  }

  @Serves(calls.unpublishRedirect)
  unpublishRedirect(input: InOf<Calls['unpublishRedirect']>, caller: Caller) {
    return this.commands.execute(new UnpublishRedirect(input, caller));
  }

  @Serves(calls.deleteRedirect)
  deleteRedirect(input: InOf<Calls['deleteRedirect']>, caller: Caller) {
    return this.commands.execute(new DeleteRedirect(input, caller));
  }

  @Serves(calls.loadNav)
  loadNav(input: InOf<Calls['loadNav']>, caller: Caller) {
    return this.queries.execute(new LoadNav({ ...input, region: '' }, caller));
  }

  @Serves(calls.loadFooter)
  loadFooter(input: InOf<Calls['loadFooter']>, caller: Caller) {
    return this.queries.execute(new LoadFooter({ ...input, region: '' }, caller));
  }

  @Serves(calls.saveNav)
  saveNav(input: InOf<Calls['saveNav']>, caller: Caller) {
    return this.commands.execute(new SaveNav(input, caller));
  }

  @Serves(calls.publishNav)
  publishNav(input: InOf<Calls['publishNav']>, caller: Caller) {
    return this.commands.execute(new SaveNav(input, caller, true));
  }

  @Serves(calls.saveFooter)
  saveFooter(input: InOf<Calls['saveFooter']>, caller: Caller) {
    return this.commands.execute(new SaveFooter(input, caller));
  }

  @Serves(calls.publishFooter)
  publishFooter(input: InOf<Calls['publishFooter']>, caller: Caller) {
    return this.commands.execute(new SaveFooter(input, caller, true));
  }

  @Serves(calls.loadRegionNav)
  loadRegionNav(input: InOf<Calls['loadRegionNav']>, caller: Caller) {
    return this.queries.execute(new LoadNav(input, caller));
  }

  @Serves(calls.loadRegionFooter)
  loadRegionFooter(input: InOf<Calls['loadRegionFooter']>, caller: Caller) {
    return this.queries.execute(new LoadFooter(input, caller));
  }

  @Serves(calls.listPageBanners)
  listPageBanners(input: InOf<Calls['listPageBanners']>, caller: Caller) {
    return this.queries.execute(new ListPageBanners(input, caller));
  }

  @Serves(calls.addPageBanner)
  addPageBanner(input: InOf<Calls['addPageBanner']>, caller: Caller) {
    return this.commands.execute(new AddPageBanner(input, caller));
  }

  @Serves(calls.savePageBanner)
  savePageBanner(input: InOf<Calls['savePageBanner']>, caller: Caller) {
    return this.commands.execute(new SavePageBanner(input, caller));
  }

  @Serves(calls.deletePageBanner)
  deletePageBanner(input: InOf<Calls['deletePageBanner']>, caller: Caller) {
    return this.commands.execute(new DeletePageBanner(input, caller));
  }

  @Serves(calls.addSubNav)
  addSubNav(input: InOf<Calls['addSubNav']>, caller: Caller) {
    return this.commands.execute(new AddSubNav(input, caller));
  }

  @Serves(calls.saveSubNav)
  saveSubNav(input: InOf<Calls['saveSubNav']>, caller: Caller) {
    return this.commands.execute(new SaveSubNav(input, caller));
  }

  @Serves(calls.removeSubNav)
  removeSubNav(input: InOf<Calls['removeSubNav']>, caller: Caller) {
    return this.commands.execute(new RemoveSubNav(input, caller));
  }

  @Serves(calls.listSubNavs)
  listSubNavs(input: InOf<Calls['listSubNavs']>, caller: Caller) {
    return this.queries.execute(new ListSubNavs(input, caller));
  }

  @Serves(calls.getTrainingCategories)
  getTrainingCategories(input: InOf<Calls['getTrainingCategories']>, caller: Caller) {
    return this.queries.execute(new GetTrainingCategories(input, caller));
  }

  @Serves(calls.subscribe)
  subscribe(input: InOf<Calls['subscribe']>, caller: Caller) {
    return this.commands.execute(new Subscribe(input, caller));
  }

  @Serves(calls.listRedirects)
  listRedirects(input: InOf<Calls['listRedirects']>, caller: Caller) {
    return this.queries.execute(new ListRedirects(input, caller));
  }

  @On(regions.events.changed)
  async regionChanged(data: DataOf<typeof regions.events.changed>, envelope: EventEnvelope): Promise<void> {
    await this.regions.learn(data, envelope);
  }

  @On(saved)
  whenSaved(data: DataOf<typeof saved>, envelope: EventEnvelope): Promise<void> {
    return this.subNavUses.saved(data, envelope);
  }

  @On(published)
  async whenPublished(data: DataOf<typeof published>, envelope: EventEnvelope): Promise<void> {
    await this.subNavUses.published(data, envelope);
    await this.movedPages.published(data, envelope);
  }

  @On(unpublished)
  async whenUnpublished(data: DataOf<typeof unpublished>, envelope: EventEnvelope): Promise<void> {
    await this.subNavUses.unpublished(data, envelope);
    await this.movedPages.gone(data, envelope);
  }

  @On(deleted)
  async whenDeleted(data: DataOf<typeof deleted>, envelope: EventEnvelope): Promise<void> {
    await this.subNavUses.deleted(data, envelope);
    await this.movedPages.deleted(data, envelope);
  }
}
