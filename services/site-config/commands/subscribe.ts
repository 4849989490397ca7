import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import { Limits } from '../../kit/limits/limits.ts';
import { Mailchimp } from '../mailing-list/mailchimp.ts';
import { signUpLimits } from '../mailing-list/sign-up-limits.ts';

type SubscribeCall = typeof siteConfig.calls.subscribe;

export class Subscribe extends Command<OutOf<SubscribeCall>> {
  constructor(
    readonly input: InOf<SubscribeCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(Subscribe)
export class SubscribeHandler implements ICommandHandler<Subscribe> {
  constructor(
    private readonly mailchimp: Mailchimp,
    private readonly limits: Limits,
  ) {}

  async execute({ input, caller }: Subscribe) {
    const { website, ...member } = input;
    const thanks = { success: true } as const;
    if (website !== '') return thanks;
    this.mailchimp.refuseUnconfigured();
    const limits = signUpLimits(member.email, caller.source);
    await this.limits.refuseLocked(limits);
    await this.limits.count(limits);
    await this.mailchimp.subscribe(member);
    return thanks;
  }
}
