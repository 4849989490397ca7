import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { DataOf, EventEnvelope, InOf, ServiceOf } from '../../proto/contract.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { On } from '../kit/contract/on.ts';
import { Recovery } from '../kit/recovery/recovery.ts';
import { Serves } from '../kit/contract/serves.ts';
import { KnownRegions } from '../kit/regions/known-regions.ts';
import { ApplyRoles } from './commands/apply-roles.ts';
import { CloneComponent } from './commands/clone-component.ts';
import { DeletePage } from './commands/delete-page.ts';
import { EditPage } from './commands/edit-page.ts';
import { PublishListing } from './commands/publish-listing.ts';
import { PublishPage } from './commands/publish-page.ts';
import { RestorePage } from './commands/restore-page.ts';
import { SavePage } from './commands/save-page.ts';
import { TakeBackPublish } from './commands/take-back-publish.ts';
import { UnpublishPage } from './commands/unpublish-page.ts';
import { CheckDependencies } from './queries/check-dependencies.ts';
import { CheckSlug } from './queries/check-slug.ts';
import { CompareRevisions } from './queries/compare-revisions.ts';
import { FilterArticles } from './queries/filter-articles.ts';
import { FindByRole } from './queries/find-by-role.ts';
import { FindByRegion } from './queries/find-by-region.ts';
import { ShowsMailingList } from './queries/shows-mailing-list.ts';
import { FindPublished } from './queries/find-published.ts';
import { FindListing } from './queries/find-listing.ts';
import { GetHistory } from './queries/get-history.ts';
import { ListDrafts } from './queries/list-drafts.ts';
import { ListPages } from './queries/list-pages.ts';
import { ListPublished } from './queries/list-published.ts';
import { LoadPage } from './queries/load-page.ts';
import { LoadTags } from './queries/load-tags.ts';
import { TrackDependencies } from './reactions/track-dependencies.ts';

const { calls, events } = pages;
type Calls = typeof calls;
type Events = typeof events;

@Controller()
export class PagesController implements ServiceOf<typeof pages> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(Recovery) private readonly recovery: Recovery,
    private readonly regions: KnownRegions,
    private readonly dependencies: TrackDependencies,
  ) {}

  @Serves(calls.load)
  load(input: InOf<Calls['load']>, caller: Caller) {
    return this.queries.execute(new LoadPage(input, caller));
  }

  @Serves(calls.save)
  save(input: InOf<Calls['save']>, caller: Caller) {
    return this.commands.execute(new SavePage(input, caller));
  }

  @Serves(calls.edit)
  edit(input: InOf<Calls['edit']>, caller: Caller) {
    return this.commands.execute(new EditPage(input, caller));
  }

  @Serves(calls.delete)
  delete(input: InOf<Calls['delete']>, caller: Caller) {
    return this.commands.execute(new DeletePage(input, caller));
  }

  @Serves(calls.checkSlug)
  checkSlug(input: InOf<Calls['checkSlug']>, caller: Caller) {
    return this.queries.execute(new CheckSlug(input, caller));
  }

  @Serves(calls.publish)
  publish(input: InOf<Calls['publish']>, caller: Caller) {
    return this.commands.execute(new PublishPage(input, caller));
  }

  @Serves(calls.unpublish)
  unpublish(input: InOf<Calls['unpublish']>, caller: Caller) {
    return this.commands.execute(new UnpublishPage(input, caller));
  }

  @Serves(calls.list)
  list(input: InOf<Calls['list']>, caller: Caller) {
    return this.queries.execute(new ListPages(input, caller));
  }

  @Serves(calls.cloneComponent)
  cloneComponent(input: InOf<Calls['cloneComponent']>, caller: Caller) {
    return this.commands.execute(new CloneComponent(input, caller));
  }

  @Serves(calls.history)
  history(input: InOf<Calls['history']>, caller: Caller) {
    return this.queries.execute(new GetHistory(input, caller));
  }

  @Serves(calls.compare)
  compare(input: InOf<Calls['compare']>, caller: Caller) {
    return this.queries.execute(new CompareRevisions(input, caller));
  }

  @Serves(calls.restore)
  restore(input: InOf<Calls['restore']>, caller: Caller) {
    return this.commands.execute(new RestorePage(input, caller));
  }

  @Serves(calls.listDeleted)
  listDeleted(input: InOf<Calls['listDeleted']>, caller: Caller) {
    return this.recovery.listDeleted<'page'>(input, caller);
  }

  @Serves(calls.takeBackPublish)
  takeBackPublish(input: InOf<Calls['takeBackPublish']>, caller: Caller) {
    return this.commands.execute(new TakeBackPublish(input, caller));
  }

  @Serves(calls.applyRoles)
  applyRoles(input: InOf<Calls['applyRoles']>, caller: Caller) {
    return this.commands.execute(new ApplyRoles(input, caller));
  }

  @Serves(calls.loadTags)
  loadTags(input: InOf<Calls['loadTags']>, caller: Caller) {
    return this.queries.execute(new LoadTags(input, caller));
  }

  @Serves(calls.filterArticles)
  filterArticles(input: InOf<Calls['filterArticles']>, caller: Caller) {
    return this.queries.execute(new FilterArticles(input, caller));
  }

  @Serves(calls.findListing)
  findListing(input: InOf<Calls['findListing']>, caller: Caller) {
    return this.queries.execute(new FindListing(input, caller));
  }

  @Serves(calls.publishListing)
  publishListing(input: InOf<Calls['publishListing']>, caller: Caller) {
    return this.commands.execute(new PublishListing(input, caller));
  }

  @Serves(calls.checkDependencies)
  checkDependencies(input: InOf<Calls['checkDependencies']>, caller: Caller) {
    return this.queries.execute(new CheckDependencies(input, caller));
  }

  @Serves(calls.findByRole)
  findByRole(input: InOf<Calls['findByRole']>, caller: Caller) {
    return this.queries.execute(new FindByRole(input, caller));
  }

  @Serves(calls.findByRegion)
  findByRegion(input: InOf<Calls['findByRegion']>, caller: Caller) {
    return this.queries.execute(new FindByRegion(input, caller));
  }

  @Serves(calls.showsMailingList)
  showsMailingList(input: InOf<Calls['showsMailingList']>, caller: Caller) {
    return this.queries.execute(new ShowsMailingList(input, caller));
  }

  @Serves(calls.findPublished)
  findPublished(input: InOf<Calls['findPublished']>, caller: Caller) {
    return this.queries.execute(new FindPublished(input, caller));
  }

  @Serves(calls.listDrafts)
  listDrafts(input: InOf<Calls['listDrafts']>) {
    return this.queries.execute(new ListDrafts(input));
  }

  @Serves(calls.listPublished)
  listPublished(input: InOf<Calls['listPublished']>, caller: Caller) {
    return this.queries.execute(new ListPublished(input, caller));
  }

  @On(regions.events.changed)
  async regionChanged(data: DataOf<typeof regions.events.changed>, envelope: EventEnvelope) {
    await this.regions.learn(data, envelope);
  }

  @On(siteConfig.events.changed)
  siteChanged(data: DataOf<typeof siteConfig.events.changed>, envelope: EventEnvelope) {
    return this.dependencies.siteChanged(data, envelope);
  }

  @On(events.saved)
  pageSaved(data: DataOf<Events['saved']>) {
    return this.dependencies.saved(data);
  }

  @On(events.published)
  pagePublished(data: DataOf<Events['published']>) {
    return this.dependencies.published(data);
  }

  @On(events.unpublished)
  pageUnpublished(data: DataOf<Events['unpublished']>, envelope: EventEnvelope) {
    return this.dependencies.unpublished(data, envelope);
  }

  @On(events.deleted)
  pageDeleted(data: DataOf<Events['deleted']>, envelope: EventEnvelope) {
    return this.dependencies.deleted(data, envelope);
  }
}
