import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Problem } from '../../../proto/errors.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permit } from '../../kit/permit.ts';
import { CurrentUsers } from '../current-users.ts';
import { refuseMore } from '../refuse-more.ts';
import { Tickets } from '../tickets.ts';
import { existing, refuseDeactivated, ROOT, type UserContent, USERS } from '../user.ts';

type ReinviteUserCall = typeof identity.calls.reinviteUser;

export class ReinviteUser extends Command<OutOf<ReinviteUserCall>> {
  constructor(
    readonly input: InOf<ReinviteUserCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ReinviteUser)
export class ReinviteUserHandler implements ICommandHandler<ReinviteUser> {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    private readonly currentUsers: CurrentUsers,
    private readonly tickets: Tickets,
  ) {}

  async execute({ input, caller }: ReinviteUser) {
    permit(caller, 'people');
    const user = existing(await this.users.head(input.userId), input.userId);
    // The link lets its bearer in as that user: an administrator must not become root by it.
    if (user.roles.includes(ROOT) && caller.user?._id !== user._id)
      throw new Problem('forbidden', 'Only the root user can ask for a new link for the root user.');
    const current = await this.currentUsers.find(user._id);
    if (current) refuseMore(caller, current);
    refuseDeactivated(user);
    return { link: await this.tickets.send('invite', user, caller.origin) };
  }
}
