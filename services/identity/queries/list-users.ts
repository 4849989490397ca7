import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permit } from '../../kit/permit.ts';
import { CurrentUsers } from '../current-users.ts';
import { type UserContent, USERS } from '../user.ts';

type ListUsersCall = typeof identity.calls.listUsers;

export class ListUsers extends Query<OutOf<ListUsersCall>> {
  constructor(
    readonly input: InOf<ListUsersCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListUsers)
export class ListUsersHandler implements IQueryHandler<ListUsers> {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    private readonly currentUsers: CurrentUsers,
  ) {}

  async execute({ input: { page, perPage }, caller }: ListUsers) {
    permit(caller, 'people');
    const options = { sort: { username: 'asc' as const }, skip: (page - 1) * perPage, limit: perPage };
    const users = await this.currentUsers.rows(await this.users.draft.find({}, options));
    return { users, total: await this.users.draft.count({}) };
  }
}
