import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { PageBannerContent } from '../../../proto/entities/page-banner.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { PAGE_BANNERS } from '../page-banner.ts';

type ListPageBannersCall = typeof siteConfig.calls.listPageBanners;

export class ListPageBanners extends Query<OutOf<ListPageBannersCall>> {
  constructor(
    readonly input: InOf<ListPageBannersCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListPageBanners)
export class ListPageBannersHandler implements IQueryHandler<ListPageBanners> {
  constructor(@Inject(PAGE_BANNERS) private readonly docs: Versioned<PageBannerContent>) {}

  async execute({ input: { domainId }, caller }: ListPageBanners) {
    permitDomain(caller, domainId);
    return this.docs[caller.stage].find({ domainId }, { sort: { name: 'asc' } });
  }
}
