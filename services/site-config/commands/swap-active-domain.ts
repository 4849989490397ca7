import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { DomainContent } from '../../../proto/entities/domain.ts';
import { permit } from '../../kit/permit.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { DOMAINS, swappedTo, viewOf } from '../domain.ts';

type SwapActiveDomainCall = typeof siteConfig.calls.swapActiveDomain;

export class SwapActiveDomain extends Command<OutOf<SwapActiveDomainCall>> {
  constructor(
    readonly input: InOf<SwapActiveDomainCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SwapActiveDomain)
export class SwapActiveDomainHandler implements ICommandHandler<SwapActiveDomain> {
  constructor(@Inject(DOMAINS) private readonly docs: Versioned<DomainContent>) {}

  /** Which domain somebody works on is their session's alone: the door has it kept there, and nobody else is moved. */
  async execute({ input: { domain }, caller }: SwapActiveDomain) {
    permit(caller, 'domains');
    const [next, before] = await Promise.all([domain._id, caller.domainId].map((id) => this.docs.draft.get(id)));
    return { newDomain: viewOf(swappedTo(next ?? null, domain._id)), oldDomain: before ? viewOf(before) : null };
  }
}
