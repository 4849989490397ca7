import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { Bus } from '../../kit/bus/bus.ts';
import { Limits } from '../../kit/limits/limits.ts';
import { BUS } from '../../kit/tokens.ts';
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
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  async execute({ input, caller }: Subscribe) {
    const { website, ...member } = input;
    const thanks = { success: true } as const;
    if (website !== '') return thanks;
    this.mailchimp.refuseUnconfigured();
    await this.refuseUnshown(member.listId, caller);
    const limits = signUpLimits(member.email, caller.source);
    await this.limits.refuseLocked(limits);
    await this.limits.count(limits);
    await this.mailchimp.subscribe(member);
    return thanks;
  }

  /** The account at Mailchimp may have lists that are not for visitors of this domain. */
  private async refuseUnshown(listId: string, caller: Caller): Promise<void> {
    const { shown } = await this.bus.call(
      pages.calls.showsMailingList,
      { listId },
      { domainId: caller.domainId, stage: 'live' },
    );
    if (!shown) throw new Problem('not-found', 'No page of this website offers that mailing list.');
  }
}
