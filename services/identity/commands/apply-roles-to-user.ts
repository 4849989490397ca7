import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { permit } from '../../kit/permit.ts';
import { CurrentUsers } from '../current-users.ts';
import { RoleAssignments } from '../role-assignments.ts';
import { type RoleContent, ROLES } from '../role.ts';
import { rolesApplied, type UserContent, USERS } from '../user.ts';

type ApplyRolesToUserCall = typeof identity.calls.applyRolesToUser;

export class ApplyRolesToUser extends Command<OutOf<ApplyRolesToUserCall>> {
  constructor(
    readonly input: InOf<ApplyRolesToUserCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ApplyRolesToUser)
export class ApplyRolesToUserHandler implements ICommandHandler<ApplyRolesToUser> {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    @Inject(ROLES) private readonly roles: Versioned<RoleContent>,
    private readonly currentUsers: CurrentUsers,
    private readonly assignments: RoleAssignments,
  ) {}

  async execute({ input: { selectedUser, roles }, caller }: ApplyRolesToUser) {
    permit(caller, 'people');
    const userId = selectedUser._id;
    const known = await this.roles.draft.find({ _id: { in: roles } });
    await this.assignments.refuseMore(caller, userId, known);
    const { draft } = await this.users.commit(userId, authorOf(caller), (head) =>
      rolesApplied(head, selectedUser, roles, known),
    );
    const [row] = await this.currentUsers.rows([draft!]);
    return row!;
  }
}
