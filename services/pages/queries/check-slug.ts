import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import { can, type Caller } from '../../../proto/permissions.ts';
import { normaliseSlug } from '../../../proto/slug.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { checkCollection } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { placeOf } from '../settle-page.ts';
import { addressOf } from '../slug.ts';

type Call = typeof pages.calls.checkSlug;

export class CheckSlug extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(CheckSlug)
export class CheckSlugHandler implements IQueryHandler<CheckSlug> {
  constructor(@Inject(PAGES) private readonly docs: Versioned<PageContent>) {}

  async execute({ input, caller }: CheckSlug): Promise<OutOf<Call>> {
    const { domainId } = input;
    permitDomain(caller, domainId);
    checkCollection(input.collection);
    const own = input._id ?? input.id ?? '';
    const page = own ? await this.own(own, caller) : null;
    const slug = page ? addressOf(input.slug, placeOf(page)) : normaliseSlug(input.slug);
    for (const copy of [this.docs.draft, this.docs.live]) {
      const [holder] = await copy.find({ domainId, slug, _id: { ne: own } }, { limit: 1, without: ['contents'] });
      // Every editor learns that the address is taken; only those who may view the page learn which one it is.
      if (holder) return { data: { ...(can(caller.user, 'view', holder) && { _id: holder._id }), slug } };
    }
    return { data: null };
  }

  private async own(id: string, caller: Caller) {
    const page = await this.docs.draft.get(id);
    return page?.domainId === caller.domainId && can(caller.user, 'view', page) ? page : null;
  }
}
