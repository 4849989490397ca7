import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { type RedirectDraft, REDIRECTS, unpublished } from '../redirect.ts';

type UnpublishRedirectCall = typeof siteConfig.calls.unpublishRedirect;

export class UnpublishRedirect extends Command<OutOf<UnpublishRedirectCall>> {
  constructor(
    readonly input: InOf<UnpublishRedirectCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(UnpublishRedirect)
export class UnpublishRedirectHandler implements ICommandHandler<UnpublishRedirect> {
  constructor(@Inject(REDIRECTS) private readonly docs: Versioned<RedirectDraft>) {}

  async execute({ input: { _id }, caller }: UnpublishRedirect) {
    permit(caller, 'redirects');
    const { draft } = await this.docs.commit(_id, authorOf(caller), (head) => unpublished(inDomain(head, caller), _id));
    return draft!;
  }
}
