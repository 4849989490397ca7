import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import type { RegionContent, RegionRoles } from '../../../proto/entities/region.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { regions } from '../../../proto/regions.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { DEFAULT_ROLES, type DefaultRolesContent, viewOf } from '../default-roles.ts';
import { existing, REGIONS } from '../region.ts';

export class LoadDefaultRoles extends Query<RegionRoles> {
  constructor(
    readonly input: InOf<typeof regions.calls.loadDefaultRoles>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(LoadDefaultRoles)
export class LoadDefaultRolesHandler implements IQueryHandler<LoadDefaultRoles> {
  constructor(
    @Inject(REGIONS) private readonly regions: Versioned<RegionContent>,
    @Inject(DEFAULT_ROLES) private readonly docs: Versioned<DefaultRolesContent>,
  ) {}

  async execute({ input: { regionId }, caller }: LoadDefaultRoles): Promise<RegionRoles> {
    existing(inDomain(await this.regions.head(regionId), caller), regionId);
    return viewOf(regionId, await this.docs.draft.get(regionId));
  }
}
