import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { CurrentUsers } from '../current-users.ts';
import { refuseMore } from '../refuse-more.ts';
import { Sessions } from '../sessions.ts';
import { reactivated, type UserContent, USERS } from '../user.ts';

type ReactivateUserCall = typeof identity.calls.reactivateUser;

export class ReactivateUser extends Command<OutOf<ReactivateUserCall>> {
  constructor(
    readonly input: InOf<ReactivateUserCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ReactivateUser)
export class ReactivateUserHandler implements ICommandHandler<ReactivateUser> {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    private readonly currentUsers: CurrentUsers,
    private readonly sessions: Sessions,
  ) {}

  async execute({ input: { userId }, caller }: ReactivateUser) {
    permit(caller, 'people');
    const by = authorOf(caller);
    const target = await this.currentUsers.find(userId);
    if (target) refuseMore(caller, target);
    const { draft } = await this.users.commit(userId, by, async (head) => {
      const decision = reactivated(head, userId);
      // A sign-in that ran while the user was deactivated can have left a session.
      if (decision) await this.sessions.endAll(userId, by._id);
      return decision;
    });
    const [row] = await this.currentUsers.rows([draft!]);
    return row!;
  }
}
