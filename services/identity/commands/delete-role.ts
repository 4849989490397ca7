import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { permit } from '../../kit/permit.ts';
import { refuseMore } from '../refuse-more.ts';
import { deleted, type RoleContent, ROLES } from '../role.ts';
import { Sessions } from '../sessions.ts';
import { type UserContent, USERS } from '../user.ts';

type DeleteRoleCall = typeof identity.calls.deleteRole;

export class DeleteRole extends Command<OutOf<DeleteRoleCall>> {
  constructor(
    readonly input: InOf<DeleteRoleCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(DeleteRole)
export class DeleteRoleHandler implements ICommandHandler<DeleteRole> {
  constructor(
    @Inject(ROLES) private readonly roles: Versioned<RoleContent>,
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    private readonly sessions: Sessions,
  ) {}

  /** Its holders and the pages that name it keep the id, which nothing else will ever have: it only grants nothing any more. */
  async execute({ input: { _id }, caller }: DeleteRole) {
    permit(caller, 'people');
    await this.roles.commit(_id, authorOf(caller), (head) => {
      if (head) refuseMore(caller, head.draft);
      return deleted(head, _id);
    });
    const holders = await this.users.draft.find({ roles: { has: _id } });
    for (const holder of holders) await this.sessions.tellChanged(holder._id, authorOf(caller)._id);
    return { _id };
  }
}
