import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { permit } from '../../kit/permit.ts';
import type { Clock } from '../../kit/clock.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { refuseMore } from '../refuse-more.ts';
import { type RoleContent, ROLES, rowOf, saved } from '../role.ts';
import { Sessions } from '../sessions.ts';
import { type UserContent, USERS } from '../user.ts';

type SaveRoleCall = typeof identity.calls.saveRole;

export class SaveRole extends Command<OutOf<SaveRoleCall>> {
  constructor(
    readonly input: InOf<SaveRoleCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SaveRole)
export class SaveRoleHandler implements ICommandHandler<SaveRole> {
  constructor(
    @Inject(ROLES) private readonly roles: Versioned<RoleContent>,
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sessions: Sessions,
  ) {}

  async execute({ input: { role }, caller }: SaveRole) {
    permit(caller, 'people');
    const { draft } = await this.roles.commit(role._id ?? this.clock.id(), authorOf(caller), async (head) => {
      if (head) refuseMore(caller, head.draft);
      const decision = saved(head, role, await this.roles.draft.count({}));
      refuseMore(caller, decision.draft!);
      return decision;
    });
    const { _id } = draft!;
    const holders = await this.users.draft.find({ roles: { has: _id } });
    for (const holder of holders) await this.sessions.tellChanged(holder._id, authorOf(caller)._id);
    return rowOf(draft!);
  }
}
