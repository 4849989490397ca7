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
import { Tickets } from '../tickets.ts';
import { invited, type UserContent, USERS } from '../user.ts';

type InviteUserCall = typeof identity.calls.inviteUser;

export class InviteUser extends Command<OutOf<InviteUserCall>> {
  constructor(
    readonly input: InOf<InviteUserCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(InviteUser)
export class InviteUserHandler implements ICommandHandler<InviteUser> {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly tickets: Tickets,
  ) {}

  async execute({ input, caller }: InviteUser) {
    permit(caller, 'people');
    const { draft } = await this.users.commit(this.clock.id(), authorOf(caller), () => invited(input.newUser));
    return { link: await this.tickets.send('invite', draft!, caller.origin) };
  }
}
