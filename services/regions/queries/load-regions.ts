import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import type { Region, RegionContent } from '../../../proto/entities/region.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { regions } from '../../../proto/regions.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { byName, REGIONS } from '../region.ts';

export class LoadRegions extends Query<Region[]> {
  constructor(
    readonly input: InOf<typeof regions.calls.loadRegions>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(LoadRegions)
export class LoadRegionsHandler implements IQueryHandler<LoadRegions> {
  constructor(@Inject(REGIONS) private readonly docs: Versioned<RegionContent>) {}

  async execute({ input, caller }: LoadRegions): Promise<Region[]> {
    const { domainId = caller.domainId } = input;
    permitDomain(caller, domainId);
    return byName(await this.docs[caller.stage].find({ domainId }));
  }
}
