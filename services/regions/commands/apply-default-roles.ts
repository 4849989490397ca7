import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import type { RegionContent, RegionRoles } from '../../../proto/entities/region.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { regions } from '../../../proto/regions.ts';
import type { Bus } from '../../kit/bus/bus.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { refuseUnknownRoles } from '../../kit/refuse-unknown-roles.ts';
import { BUS } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { applied, DEFAULT_ROLES, type DefaultRolesContent, rolesNamed, viewOf } from '../default-roles.ts';
import { existing, REGIONS } from '../region.ts';

export class ApplyDefaultRoles extends Command<RegionRoles> {
  constructor(
    readonly input: InOf<typeof regions.calls.applyDefaultRoles>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ApplyDefaultRoles)
export class ApplyDefaultRolesHandler implements ICommandHandler<ApplyDefaultRoles> {
  constructor(
    @Inject(REGIONS) private readonly regions: Versioned<RegionContent>,
    @Inject(DEFAULT_ROLES) private readonly docs: Versioned<DefaultRolesContent>,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  async execute({ input, caller }: ApplyDefaultRoles): Promise<RegionRoles> {
    permit(caller, 'people');
    const { regionId } = input;
    existing(inDomain(await this.regions.head(regionId), caller), regionId);
    await refuseUnknownRoles(this.bus, rolesNamed(input), caller);
    const { draft } = await this.docs.commit(regionId, authorOf(caller), (head) => applied(head, input));
    return viewOf(regionId, draft);
  }
}
