import { Inject, Injectable } from '@nestjs/common';
import type { RegionContent } from '../../proto/entities/region.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { Bus } from '../kit/bus/bus.ts';
import { inDomain } from '../kit/permit-domain.ts';
import { permit } from '../kit/permit.ts';
import type { Recoverable, Restoring } from '../kit/recovery/recoverable.ts';
import { refuseUnknownRoles } from '../kit/refuse-unknown-roles.ts';
import { BUS } from '../kit/tokens.ts';
import type { Guard, Versioned } from '../kit/versioned/versioned.ts';
import { applied, DEFAULT_ROLES, type DefaultRolesContent, rolesNamed } from './default-roles.ts';
import { existing, REGIONS } from './region.ts';

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
    permit(caller, 'people');
    existing(inDomain(await this.regions.head(_id), caller), _id);
  }

  async restore(content: DefaultRolesContent, { _id, head, caller }: Restoring<DefaultRolesContent>) {
    await refuseUnknownRoles(this.bus, rolesNamed(content), caller);
    return applied(head, { ...content, regionId: _id, revision: head?.revision ?? 0 });
  }
}
