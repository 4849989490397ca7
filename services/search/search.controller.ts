import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { DataOf, EventEnvelope, InOf, ServiceOf } from '../../proto/contract.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { regions } from '../../proto/regions.ts';
import { search } from '../../proto/search.ts';
import { On } from '../kit/contract/on.ts';
import { Serves } from '../kit/contract/serves.ts';
import { DeleteItem } from './commands/delete-item.ts';
import { IndexItem } from './commands/index-item.ts';
import { Rebuild } from './commands/rebuild.ts';
import { SearchPages } from './queries/search-pages.ts';
import { FollowRegion } from './reactions/follow-region.ts';
import { IndexPublishedPage } from './reactions/index-published-page.ts';
import { RemoveUnpublishedPage } from './reactions/remove-unpublished-page.ts';

const { calls } = search;
type Calls = typeof calls;
type PageFacts = typeof pages.events;

@Controller()
export class SearchController implements ServiceOf<typeof search> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly indexPublishedPage: IndexPublishedPage,
    private readonly removeUnpublishedPage: RemoveUnpublishedPage,
    private readonly followRegion: FollowRegion,
  ) {}

  @Serves(calls.indexItem)
  indexItem(input: InOf<Calls['indexItem']>, caller: Caller) {
    return this.commands.execute(new IndexItem(input, caller));
  }

  @Serves(calls.deleteItem)
  deleteItem(input: InOf<Calls['deleteItem']>, caller: Caller) {
    return this.commands.execute(new DeleteItem(input, caller));
  }

  @Serves(calls.query)
  query(input: InOf<Calls['query']>, caller: Caller) {
    return this.queries.execute(new SearchPages(input, caller));
  }

  @Serves(calls.rebuild)
  rebuild(_: InOf<Calls['rebuild']>, caller: Caller) {
    return this.commands.execute(new Rebuild(caller));
  }

  @On(pages.events.published)
  pagePublished(data: DataOf<PageFacts['published']>) {
    return this.indexPublishedPage.run(data);
  }

  @On(pages.events.unpublished)
  pageUnpublished(_: DataOf<PageFacts['unpublished']>, envelope: EventEnvelope) {
    return this.removeUnpublishedPage.run(envelope);
  }

  @On(pages.events.deleted)
  pageDeleted(_: DataOf<PageFacts['deleted']>, envelope: EventEnvelope) {
    return this.removeUnpublishedPage.run(envelope);
  }

  @On(regions.events.changed)
  regionChanged(data: DataOf<typeof regions.events.changed>, envelope: EventEnvelope) {
    return this.followRegion.run(data, envelope);
  }
}
