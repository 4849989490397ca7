import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { type RedirectDraft, REDIRECTS } from '../redirect.ts';

type ListRedirectsCall = typeof siteConfig.calls.listRedirects;

export class ListRedirects extends Query<OutOf<ListRedirectsCall>> {
  constructor(
    readonly input: InOf<ListRedirectsCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListRedirects)
export class ListRedirectsHandler implements IQueryHandler<ListRedirects> {
  constructor(@Inject(REDIRECTS) private readonly redirects: Versioned<RedirectDraft>) {}

  async execute({ input: { domainId } }: ListRedirects) {
    const live = await this.redirects.live.find({ domainId }, { sort: { from: 'asc' } });
    return live.map(({ _id, from, to }) => ({ _id, from, to }));
  }
}
