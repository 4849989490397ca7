import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Filter } from '../../kit/store/store.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { regionIdsOf } from '../article-filter.ts';
import { fitting } from '../../kit/bus/fitting.ts';
import { PAGES } from '../pages.store.ts';
import { pageOf } from '../show-page.ts';
import { visibleTo } from '../visible-to.ts';

type Call = typeof pages.calls.listPublished;

export class ListPublished extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListPublished)
export class ListPublishedHandler implements IQueryHandler<ListPublished> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { after, limit, includeHidden }, caller }: ListPublished): Promise<OutOf<Call>> {
    const all = includeHidden === true && caller.user !== null;
    const filter = all ? await visibleTo(caller.user, this.docs.live) : await this.readByEverybody(caller.domainId);
    const found = await this.docs.live.find({ ...filter, _id: { gt: after } }, { sort: { _id: 'asc' }, limit });
    return { pages: fitting(found.map(pageOf)) };
  }

  private async readByEverybody(domainId: string): Promise<Filter> {
    const regions = await this.regions.ofDomain(domainId);
    const region = { 'region._id': { in: regionIdsOf('', { stage: 'live' }, regions) } };
    return { domainId, ...region, ...(await visibleTo(null, this.docs.live)) };
  }
}
