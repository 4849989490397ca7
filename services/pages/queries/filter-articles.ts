import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { findArticles } from '../find-articles.ts';
import { PAGES } from '../pages.store.ts';
import { articleOf, joined } from '../show-page.ts';

type Call = typeof pages.calls.filterArticles;

export class FilterArticles extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(FilterArticles)
export class FilterArticlesHandler implements IQueryHandler<FilterArticles> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input, caller }: FilterArticles): Promise<OutOf<Call>> {
    const regions = await this.regions.ofDomain(caller.domainId);
    const { found, total } = await findArticles(this.docs[caller.stage], input, caller, regions, {
      skip: input.currentPage * input.limit,
      limit: input.limit,
    });
    const byId = new Map(regions.map((region) => [region._id, region]));
    const articles = found.map((page) => articleOf(joined(page, byId.get(page.region?._id ?? ''), caller.stage)));
    return { articles, total };
  }
}
