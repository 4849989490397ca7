import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { DomainContent } from '../../../proto/entities/domain.ts';
import type { Clock } from '../../kit/clock.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { DOMAINS, FIRST_DOMAIN, saved, viewOf } from '../domain.ts';

type SaveDomainCall = typeof siteConfig.calls.saveDomain;

export class SaveDomain extends Command<OutOf<SaveDomainCall>> {
  constructor(
    readonly input: InOf<SaveDomainCall>,
    readonly caller: Caller,
    /** Puts it live as well. */
    readonly publish = false,
  ) {
    super();
  }
}

@CommandHandler(SaveDomain)
export class SaveDomainHandler implements ICommandHandler<SaveDomain> {
  constructor(
    @Inject(DOMAINS) private readonly docs: Versioned<DomainContent>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input: { domain }, caller, publish }: SaveDomain) {
    permit(caller, 'domains');
    const isNew = domain._id === undefined;
    const count = await this.docs.draft.count({});
    const id = domain._id ?? (count > 0 ? this.clock.id() : FIRST_DOMAIN);
    // The id that was answered while there was no domain: whoever was told it makes the first by saving.
    const isFirst = isNew || (id === FIRST_DOMAIN && !(await this.docs.head(id)));
    const { draft } = await this.docs.commit(id, authorOf(caller), (head) =>
      saved(head, domain, { isNew: isFirst, count, publish }),
    );
    return viewOf(draft!);
  }
}
