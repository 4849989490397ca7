import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import type { Collection } from '../../kit/store/store.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { type Credential, CREDENTIALS } from '../credentials.ts';
import { CurrentUsers } from '../current-users.ts';
import { refuseMore } from '../refuse-more.ts';
import { Sessions } from '../sessions.ts';
import { Tickets } from '../tickets.ts';
import { existing, refuseDeactivated, ROOT, type UserContent, USERS } from '../user.ts';

type ResetUserPasswordCall = typeof identity.calls.resetUserPassword;

export class ResetUserPassword extends Command<OutOf<ResetUserPasswordCall>> {
  constructor(
    readonly input: InOf<ResetUserPasswordCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ResetUserPassword)
export class ResetUserPasswordHandler implements ICommandHandler<ResetUserPassword> {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    @Inject(CREDENTIALS) private readonly credentials: Collection<Credential>,
    private readonly currentUsers: CurrentUsers,
    private readonly sessions: Sessions,
    private readonly tickets: Tickets,
  ) {}

  async execute({ input: { userId }, caller }: ResetUserPassword) {
    permit(caller, 'people');
    const user = existing(await this.users.head(userId), userId);
    if (user.roles.includes(ROOT) && caller.user?._id !== userId)
      throw new Problem('forbidden', 'Only the root user can reset the password of the root user.');
    refuseMore(caller, (await this.currentUsers.find(userId))!);
    refuseDeactivated(user);
    await this.credentials.delete(userId);
    await this.tickets.revokeAll(userId);
    await this.sessions.endAll(userId, authorOf(caller)._id);
    return { link: await this.tickets.send('reset', user, caller.origin) };
  }
}
