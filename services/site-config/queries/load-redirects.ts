import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { findContaining } from '../../kit/store/find-containing.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { type RedirectDraft, REDIRECTS } from '../redirect.ts';

type LoadRedirectsCall = typeof siteConfig.calls.loadRedirects;

export class LoadRedirects extends Query<OutOf<LoadRedirectsCall>> {
  constructor(
    readonly input: InOf<LoadRedirectsCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(LoadRedirects)
export class LoadRedirectsHandler implements IQueryHandler<LoadRedirects> {
  constructor(@Inject(REDIRECTS) private readonly docs: Versioned<RedirectDraft>) {}

  async execute({ input: { domainId, search, page, size }, caller }: LoadRedirects) {
    permitDomain(caller, domainId);
    permit(caller, 'redirects');
    const { found, total } = await findContaining(this.docs.draft, {
      filter: { domainId },
      text: search ?? '',
      fields: ['name', 'from', 'to'],
      grams: '_keys.grams',
      sort: { by: 'from', value: ({ from }) => from, direction: 'asc' },
      skip: (page - 1) * size,
      limit: size,
    });
    return { redirects: found, total };
  }
}
