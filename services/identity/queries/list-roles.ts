import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { type RoleContent, ROLES, rowOf } from '../role.ts';

type ListRolesCall = typeof identity.calls.listRoles;

export class ListRoles extends Query<OutOf<ListRolesCall>> {
  constructor(
    readonly input: InOf<ListRolesCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListRoles)
export class ListRolesHandler implements IQueryHandler<ListRoles> {
  constructor(@Inject(ROLES) private readonly roles: Versioned<RoleContent>) {}

  async execute({ input: { page, perPage } }: ListRoles) {
    const options = { sort: { name: 'asc' as const }, skip: (page - 1) * perPage, limit: perPage };
    const roles = await this.roles.draft.find({}, options);
    return { roles: roles.map(rowOf), total: await this.roles.draft.count({}) };
  }
}
