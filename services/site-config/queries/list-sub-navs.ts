import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { SubNavContent } from '../../../proto/entities/sub-nav.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { SUB_NAVS, viewOf } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

type ListSubNavsCall = typeof siteConfig.calls.listSubNavs;

export class ListSubNavs extends Query<OutOf<ListSubNavsCall>> {
  constructor(
    readonly input: InOf<ListSubNavsCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListSubNavs)
export class ListSubNavsHandler implements IQueryHandler<ListSubNavs> {
  constructor(
    @Inject(SUB_NAVS) private readonly docs: Versioned<SubNavContent>,
    private readonly uses: SubNavUses,
  ) {}

  /** Without a region, those of the whole domain. */
  async execute({ input: { domainId, region }, caller }: ListSubNavs) {
    permitDomain(caller, domainId);
    const subNavs = await this.docs[caller.stage].find(
      { domainId, ...(region && { region }) },
      { sort: { name: 'asc' } },
    );
    return Promise.all(subNavs.map(async (one) => viewOf(one, (await this.uses.of(one._id)).length)));
  }
}
