import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { DataOf, EventEnvelope, InOf, ServiceOf } from '../../proto/contract.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { regions } from '../../proto/regions.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { On } from '../kit/contract/on.ts';
import { Serves } from '../kit/contract/serves.ts';
import { KnownRegions } from '../kit/regions/known-regions.ts';
import { Rebuild } from './commands/rebuild.ts';
import { FilterRows } from './queries/filter-rows.ts';
import { FindListed } from './queries/find-listed.ts';
import { ListDisallowed } from './queries/list-disallowed.ts';
import { ListEntries } from './queries/list-entries.ts';
import { ListParts } from './queries/list-parts.ts';
import { MapPage } from './reactions/map-page.ts';

const { calls } = sitemap;
type Calls = typeof calls;
type PageFacts = typeof pages.events;

@Controller()
export class SitemapController implements ServiceOf<typeof sitemap> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly mapPage: MapPage,
    private readonly regions: KnownRegions,
  ) {}

  @Serves(calls.filter)
  filter(input: InOf<Calls['filter']>, caller: Caller) {
    return this.queries.execute(new FilterRows(input, caller));
  }

  @Serves(calls.entries)
  entries(input: InOf<Calls['entries']>, caller: Caller) {
    return this.queries.execute(new ListEntries(input, caller));
  }

  @Serves(calls.parts)
  parts(input: InOf<Calls['parts']>, caller: Caller) {
    return this.queries.execute(new ListParts(input, caller));
  }

  @Serves(calls.listed)
  listed(input: InOf<Calls['listed']>, caller: Caller) {
    return this.queries.execute(new FindListed(input, caller));
  }

  @Serves(calls.disallowed)
  disallowed(input: InOf<Calls['disallowed']>, caller: Caller) {
    return this.queries.execute(new ListDisallowed(input, caller));
  }

  @Serves(calls.rebuild)
  rebuild(_: InOf<Calls['rebuild']>, caller: Caller) {
    return this.commands.execute(new Rebuild(caller));
  }

  @On(pages.events.saved)
  pageSaved(data: DataOf<PageFacts['saved']>) {
    return this.mapPage.saved(data);
  }

  @On(pages.events.published)
  pagePublished(data: DataOf<PageFacts['published']>) {
    return this.mapPage.published(data);
  }

  @On(pages.events.unpublished)
  pageUnpublished(data: DataOf<PageFacts['unpublished']>, envelope: EventEnvelope) {
    return this.mapPage.unpublished(data, envelope);
  }

  @On(pages.events.deleted)
  pageDeleted(data: DataOf<PageFacts['deleted']>, envelope: EventEnvelope) {
    return this.mapPage.deleted(data, envelope);
  }

  @On(regions.events.changed)
  async regionChanged(data: DataOf<typeof regions.events.changed>, envelope: EventEnvelope) {
    await this.regions.learn(data, envelope);
  }
}
