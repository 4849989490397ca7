import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { RegionContent } from '../../../proto/entities/region.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { regions } from '../../../proto/regions.ts';
import { permit } from '../../kit/permit.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { DEFAULT_ROLES, type DefaultRolesContent, rolesNamed } from '../default-roles.ts';
import { REGIONS } from '../region.ts';

type Call = typeof regions.calls.findByRole;

export class FindByRole extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(FindByRole)
export class FindByRoleHandler implements IQueryHandler<FindByRole> {
  constructor(
    @Inject(REGIONS) private readonly regions: Versioned<RegionContent>,
    @Inject(DEFAULT_ROLES) private readonly docs: Versioned<DefaultRolesContent>,
  ) {}

  async execute({ input: { roleId }, caller }: FindByRole): Promise<OutOf<Call>> {
    permit(caller, 'people');
    const named = (await this.docs.draft.find({})).filter((stored) => rolesNamed(stored).includes(roleId));
    // The default roles of a deleted region are never used again.
    const existing = await this.regions.draft.find({ _id: { in: named.map(({ _id }) => _id) } });
    return existing.map(({ _id, name }) => ({ _id, name }));
  }
}
