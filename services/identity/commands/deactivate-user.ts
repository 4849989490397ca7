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
import { Tickets } from '../tickets.ts';
import { deactivated, type UserContent, USERS } from '../user.ts';

type DeactivateUserCall = typeof identity.calls.deactivateUser;

export class DeactivateUser extends Command<OutOf<DeactivateUserCall>> {
  constructor(
    readonly input: InOf<DeactivateUserCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(DeactivateUser)
export class DeactivateUserHandler implements ICommandHandler<DeactivateUser> {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    private readonly currentUsers: CurrentUsers,
    private readonly sessions: Sessions,
    private readonly tickets: Tickets,
  ) {}

  async execute({ input: { userId }, caller }: DeactivateUser) {
    permit(caller, 'people');
    const by = authorOf(caller);
    const target = await this.currentUsers.find(userId);
    if (target) refuseMore(caller, target);
    const { draft } = await this.users.commit(userId, by, (head) => deactivated(head, userId, by._id));
    await this.tickets.revokeAll(userId);
    await this.sessions.endAll(userId, by._id);
    const [row] = await this.currentUsers.rows([draft!]);
    return row!;
  }
}
