import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Collection } from '../../kit/store/store.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Settings } from '../../kit/settings.ts';
import { CLOCK, SETTINGS } from '../../kit/tokens.ts';
import { resetMailLimit, strangersLimit, ticketLimits } from '../attempts.ts';
import { type Credential, CREDENTIALS } from '../credentials.ts';
import { Limits } from '../../kit/limits/limits.ts';
import { refuseWeak } from '../password-rules.ts';
import { Passwords } from '../passwords.ts';
import { Sessions } from '../sessions.ts';
import { isGood, refuseTicket } from '../ticket.ts';
import { Tickets } from '../tickets.ts';
import { type UserContent, USERS } from '../user.ts';

type SetPasswordCall = typeof identity.calls.setPassword;

export class SetPassword extends Command<OutOf<SetPasswordCall>> {
  constructor(
    readonly input: InOf<SetPasswordCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SetPassword)
export class SetPasswordHandler implements ICommandHandler<SetPassword> {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    @Inject(CREDENTIALS) private readonly credentials: Collection<Credential>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly limits: Limits,
    private readonly tickets: Tickets,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  async execute({ input, caller }: SetPassword) {
    const limits = ticketLimits(caller.source);
    await this.limits.refuseLocked(limits);
    const ticket = await this.tickets.find(input.token);
    const user = ticket && (await this.users.draft.get(ticket.userId));
    if (!user || !isGood(ticket, user, input.email, this.clock.now())) {
      await this.limits.count(limits);
      return refuseTicket();
    }
    refuseWeak(input.password, { ...user, baseUrl: this.settings.baseUrl });
    const hash = await this.passwords.inTurn(caller.source, () => this.passwords.hash(input.password));
    if (!(await this.tickets.use(ticket))) return refuseTicket();
    await this.store({ _id: user._id, hash, changedAt: this.clock.now().toISOString() });
    await this.sessions.endAll(user._id, user._id);
    await this.limits.forget(strangersLimit(user._id));
    await this.limits.forget(resetMailLimit(user._id));
    return { message: 'Password successfully reset, you can now login.' };
  }

  private async store(credential: Credential): Promise<void> {
    if (!(await this.credentials.replace(credential))) await this.credentials.insert(credential);
  }
}
