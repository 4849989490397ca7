import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { RegionContent } from '../../../proto/entities/region.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { regions } from '../../../proto/regions.ts';
import type { Bus } from '../../kit/bus/bus.ts';
import { BUS } from '../../kit/tokens.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import { existing, REGIONS } from '../region.ts';

type Dependents = OutOf<typeof regions.calls.findDependentPages>;

export class FindDependentPages extends Query<Dependents> {
  constructor(
    readonly input: InOf<typeof regions.calls.findDependentPages>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(FindDependentPages)
export class FindDependentPagesHandler implements IQueryHandler<FindDependentPages> {
  constructor(
    @Inject(REGIONS) private readonly docs: Versioned<RegionContent>,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  async execute({ input, caller }: FindDependentPages): Promise<Dependents> {
    existing(inDomain(await this.docs.head(input.regionId), caller), input.regionId);
    return this.bus.call(pages.calls.findByRegion, input, caller);
  }
}
