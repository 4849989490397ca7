import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { articleTypesOf, regionIdsOf } from '../article-filter.ts';
import { PAGES } from '../pages.store.ts';
import { visibleTo } from '../visible-to.ts';

export class LoadTags extends Query<string[]> {
  constructor(
    readonly input: InOf<typeof pages.calls.loadTags>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(LoadTags)
export class LoadTagsHandler implements IQueryHandler<LoadTags> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { domainId, regionPrefix, pageTypes }, caller }: LoadTags): Promise<string[]> {
    permitDomain(caller, domainId);
    const regions = await this.regions.ofDomain(domainId);
    const copy = this.docs[caller.stage];
    const tags = await copy.tally(['_keys.tags'], {
      domainId,
      ...(pageTypes && { pageType: { in: articleTypesOf(pageTypes) } }),
      'region._id': { in: regionIdsOf(regionPrefix, caller, regions) },
      ...(await visibleTo(caller.user, copy)),
    });
    return tags.map(({ values: [tag] }) => tag as string).sort((a, b) => a.localeCompare(b));
  }
}
