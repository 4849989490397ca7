import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { DomainContent } from '../../../proto/entities/domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { DOMAINS, unpublished, viewOf } from '../domain.ts';

type UnpublishDomainCall = typeof siteConfig.calls.unpublishDomain;

export class UnpublishDomain extends Command<OutOf<UnpublishDomainCall>> {
  constructor(
    readonly input: InOf<UnpublishDomainCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(UnpublishDomain)
export class UnpublishDomainHandler implements ICommandHandler<UnpublishDomain> {
  constructor(@Inject(DOMAINS) private readonly docs: Versioned<DomainContent>) {}

  async execute({ input: { domain }, caller }: UnpublishDomain) {
    permit(caller, 'domains');
    const { draft } = await this.docs.commit(domain._id, authorOf(caller), (head) => unpublished(head, domain._id));
    return viewOf(draft!);
  }
}
