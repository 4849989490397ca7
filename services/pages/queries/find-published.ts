import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import { can, type Caller } from '../../../proto/permissions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { PAGES } from '../pages.store.ts';
import { pageNotFound, pageOf } from '../show-page.ts';

type Call = typeof pages.calls.findPublished;

export class FindPublished extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(FindPublished)
export class FindPublishedHandler implements IQueryHandler<FindPublished> {
  constructor(@Inject(PAGES) private readonly docs: Versioned<PageContent>) {}

  async execute({ input: { _id }, caller }: FindPublished): Promise<OutOf<Call>> {
    const draft = await this.docs.draft.get(_id);
    if (draft?.domainId !== caller.domainId) throw pageNotFound();
    const live = await this.docs.live.get(_id);
    return { page: live && can(caller.user, 'view', live) ? pageOf(live) : null };
  }
}
