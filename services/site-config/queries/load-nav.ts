import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import { NavContent } from '../../../proto/entities/nav.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { NAVS } from '../nav.ts';
import { keyOf, type Place, shown } from '../keyed.ts';

type LoadNavCall = typeof siteConfig.calls.loadRegionNav;

export class LoadNav extends Query<OutOf<LoadNavCall>> {
  constructor(
    readonly input: InOf<LoadNavCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(LoadNav)
export class LoadNavHandler implements IQueryHandler<LoadNav> {
  constructor(@Inject(NAVS) private readonly docs: Versioned<NavContent>) {}

  async execute({ input, caller }: LoadNav) {
    const { domainId, region }: Place = input;
    const { stage } = caller;
    permitDomain(caller, domainId);
    const get = (place: Place) => this.docs[stage].get(keyOf('nav', place));
    const own = await get({ domainId, region });
    const ofDomain = own ?? (await get({ domainId }));
    return shown('nav', stage, { domainId, region }, { own, ofDomain, defaults: (place) => NavContent.parse(place) });
  }
}
