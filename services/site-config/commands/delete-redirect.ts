import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { deleted, type RedirectDraft, REDIRECTS } from '../redirect.ts';

type DeleteRedirectCall = typeof siteConfig.calls.deleteRedirect;

export class DeleteRedirect extends Command<OutOf<DeleteRedirectCall>> {
  constructor(
    readonly input: InOf<DeleteRedirectCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(DeleteRedirect)
export class DeleteRedirectHandler implements ICommandHandler<DeleteRedirect> {
  constructor(@Inject(REDIRECTS) private readonly docs: Versioned<RedirectDraft>) {}

  async execute({ input: { _id }, caller }: DeleteRedirect) {
    permit(caller, 'redirects');
    await this.docs.commit(_id, authorOf(caller), (head) => deleted(inDomain(head, caller), _id));
    return { _id };
  }
}
