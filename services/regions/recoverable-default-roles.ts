import { Inject, Injectable } from '@nestjs/common';
import type { RegionContent } from '../../proto/entities/region.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { Bus } from '../kit/bus/bus.ts';
import { ifInDomain } from '../kit/require-domain.ts';
import { requireCapability } from '../kit/require-capability.ts';
import type { Recoverable, Restoring } from '../kit/recovery/recoverable.ts';
import { requireKnownRoles } from '../kit/require-known-roles.ts';
import { BUS } from '../kit/tokens.ts';
import type { Guard, Versioned } from '../kit/versioned/versioned.ts';
import { decideApply, DEFAULT_ROLES, type DefaultRolesContent, collectRoleIds } from './default-roles.ts';
import { requireRegion, REGIONS } from './region.ts';

@Injectable()
export class RecoverableDefaultRoles implements Recoverable<DefaultRolesContent> {
  readonly kind = 'defaultRoles';
  readonly isListed = false;

  constructor(
    @Inject(DEFAULT_ROLES) readonly docs: Versioned<DefaultRolesContent>,
    @Inject(REGIONS) private readonly regions: Versioned<RegionContent>,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  async permit(caller: Caller, _action: string, { _id = '' }: Guard<DefaultRolesContent>): Promise<void> {
    requireCapability(caller, 'people');
    requireRegion(ifInDomain(await this.regions.head(_id), caller), _id);
  }

  async restore(content: DefaultRolesContent, { _id, head, caller }: Restoring<DefaultRolesContent>) {
    await requireKnownRoles(this.bus, collectRoleIds(content), caller);
    return decideApply(head, { ...content, regionId: _id, revision: head?.revision ?? 0 });
  }
}
