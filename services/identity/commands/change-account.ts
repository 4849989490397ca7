import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Limits } from '../../kit/limits/limits.ts';
import type { Collection } from '../../kit/store/store.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { confirmLimit } from '../attempts.ts';
import { type Credential, CREDENTIALS } from '../credentials.ts';
import { CurrentUsers } from '../current-users.ts';
import { Passwords } from '../passwords.ts';
import { Tickets } from '../tickets.ts';
import { renamed, type UserContent, USERS } from '../user.ts';

type ChangeAccountCall = typeof identity.calls.changeAccount;

export class ChangeAccount extends Command<OutOf<ChangeAccountCall>> {
  constructor(
    readonly input: InOf<ChangeAccountCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ChangeAccount)
export class ChangeAccountHandler implements ICommandHandler<ChangeAccount> {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    @Inject(CREDENTIALS) private readonly credentials: Collection<Credential>,
    private readonly currentUsers: CurrentUsers,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
    private readonly tickets: Tickets,
  ) {}

  async execute({ input: { username, email, password }, caller }: ChangeAccount) {
    const by = authorOf(caller);
    await this.confirm(by._id, password, caller.source);
    await this.users.commit(by._id, by, (head) => renamed(head, by._id, { username, email }));
    if (email !== undefined) await this.tickets.revokeAll(by._id);
    const user = await this.currentUsers.findActive(by._id);
    if (!user) throw new Problem('unauthenticated', 'Your session is over. Sign in again.');
    return user;
  }

  private async confirm(userId: string, password: string, source: string | undefined): Promise<void> {
    const limit = confirmLimit(userId);
    await this.limits.reserve(limit);
    const credential = await this.credentials.get(userId);
    const matches = await this.passwords.inTurn(source, () => this.passwords.matches(credential?.hash, password));
    if (!matches) throw new Problem('invalid', 'Your current password is not right.');
    await this.limits.forget(limit);
  }
}
