import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { Stage } from '../../../proto/permissions.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { pathOf, type RedirectDraft, REDIRECTS } from '../redirect.ts';

type CheckDuplicateRedirectCall = typeof siteConfig.calls.checkDuplicateRedirect;

export class CheckDuplicateRedirect extends Query<OutOf<CheckDuplicateRedirectCall>> {
  constructor(
    readonly input: InOf<CheckDuplicateRedirectCall>,
    readonly caller: Caller,
    readonly among: Stage,
  ) {
    super();
  }
}

@QueryHandler(CheckDuplicateRedirect)
export class CheckDuplicateRedirectHandler implements IQueryHandler<CheckDuplicateRedirect> {
  constructor(@Inject(REDIRECTS) private readonly docs: Versioned<RedirectDraft>) {}

  async execute({ input: { domainId, from, _id = '' }, caller, among }: CheckDuplicateRedirect) {
    permitDomain(caller, domainId);
    permit(caller, 'redirects');
    const filter = { domainId, from: pathOf(from).toLowerCase(), _id: { ne: _id } };
    const [taken] = await this.docs[among].find(filter, { limit: 1 });
    return { data: taken ? { _id: taken._id } : null };
  }
}
