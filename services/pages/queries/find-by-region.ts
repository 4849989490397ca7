import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import { can, type Caller } from '../../../proto/permissions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { unlisted } from '../article-filter.ts';
import { PAGES } from '../pages.store.ts';

type Call = typeof pages.calls.findByRegion;

/** More than anybody reads in a dialog. */
const MAX = 500;

export class FindByRegion extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(FindByRegion)
export class FindByRegionHandler implements IQueryHandler<FindByRegion> {
  constructor(@Inject(PAGES) private readonly docs: Versioned<PageContent>) {}

  async execute({ input: { regionId }, caller }: FindByRegion): Promise<OutOf<Call>> {
    const found = new Map<string, OutOf<Call>[number]>();
    // A page that has moved to another region as a draft is still read in this one.
    for (const copy of [this.docs.live, this.docs.draft])
      for (const page of await copy.find(
        { domainId: caller.domainId, 'region._id': regionId },
        { sort: { slug: 'asc' }, limit: MAX, without: unlisted },
      ))
        found.set(page._id, {
          _id: page._id,
          slug: can(caller.user, 'view', page) ? page.slug : '',
          pageType: page.pageType,
        });
    return [...found.values()].sort((a, b) => a.slug.localeCompare(b.slug)).slice(0, MAX);
  }
}
