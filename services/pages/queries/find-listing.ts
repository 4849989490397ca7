import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { listingOf } from '../listing.ts';
import { PAGES } from '../pages.store.ts';
import { showTo } from '../show-page.ts';

type Call = typeof pages.calls.findListing;

export class FindListing extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(FindListing)
export class FindListingHandler implements IQueryHandler<FindListing> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { id }, caller }: FindListing): Promise<OutOf<Call>> {
    const page = await showTo(caller, await this.docs[caller.stage].get(id), this.regions);
    return { listing: listingOf(page) };
  }
}
