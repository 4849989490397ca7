import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import { Problem } from '../../../proto/errors.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { log } from '../../kit/log/log.ts';
import { resetLimits, resetMailLimit } from '../attempts.ts';
import { Limits } from '../../kit/limits/limits.ts';
import { Tickets } from '../tickets.ts';
import { type UserContent, USERS } from '../user.ts';

type ForgotPasswordCall = typeof identity.calls.forgotPassword;

export class ForgotPassword extends Command<OutOf<ForgotPasswordCall>> {
  constructor(
    readonly input: InOf<ForgotPasswordCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ForgotPassword)
export class ForgotPasswordHandler implements ICommandHandler<ForgotPassword> {
  constructor(
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    private readonly limits: Limits,
    private readonly tickets: Tickets,
  ) {}

  async execute({ input, caller }: ForgotPassword) {
    const email = input.email.toLowerCase();
    const limits = resetLimits(email, caller.source);
    await this.limits.refuseLocked(limits);
    await this.limits.count(limits);
    // Not awaited: how long the answer takes must not tell whether a letter is written.
    void this.sendTo(email, caller.origin).catch((err: unknown) =>
      log.error({ err }, 'a forgotten password could not be looked into'),
    );
    return { message: 'Success' };
  }

  private async sendTo(email: string, origin: string | undefined): Promise<void> {
    const [user] = await this.users.draft.find({ email }, { limit: 1 });
    if (!user || user.deactivated || (await this.hasEnough(user._id))) return;
    await this.tickets.send('reset', user, origin);
  }

  /** The link in the last mail still works then, so a new password can always be set. */
  private async hasEnough(userId: string): Promise<boolean> {
    const limit = resetMailLimit(userId);
    try {
      await this.limits.reserve(limit);
      return false;
    } catch (error) {
      if (error instanceof Problem && error.code === 'too-many') return true;
      throw error;
    }
  }
}
