import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { Clock } from '../../kit/clock.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { inDomain, permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { type RedirectDraft, REDIRECTS, saved } from '../redirect.ts';
import { RedirectLock } from '../redirect-lock.ts';
import { RedirectsOfDomain } from '../redirects-of-domain.ts';

type SaveRedirectCall = typeof siteConfig.calls.saveRedirect;

export class SaveRedirect extends Command<OutOf<SaveRedirectCall>> {
  constructor(
    readonly input: InOf<SaveRedirectCall>,
    readonly caller: Caller,
    /** Puts it live as well. */
    readonly publish = false,
  ) {
    super();
  }
}

@CommandHandler(SaveRedirect)
export class SaveRedirectHandler implements ICommandHandler<SaveRedirect> {
  constructor(
    @Inject(REDIRECTS) private readonly docs: Versioned<RedirectDraft>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly redirects: RedirectsOfDomain,
    private readonly lock: RedirectLock,
  ) {}

  async execute({ input: { redirect, overPage }, caller, publish }: SaveRedirect) {
    permit(caller, 'redirects');
    permitDomain(caller, redirect.domainId);
    if (!overPage) await this.redirects.refuseOverPage(redirect);
    const id = redirect._id ?? this.clock.id();
    const { draft } = await this.lock.run(redirect.domainId, () =>
      this.docs.commit(id, authorOf(caller), async (stored) => {
        const around = await this.redirects.find(redirect.domainId);
        return saved(inDomain(stored, caller), redirect, around, publish);
      }),
    );
    return draft!;
  }
}
