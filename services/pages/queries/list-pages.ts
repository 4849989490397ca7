import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { listedTypes, unlisted } from '../article-filter.ts';
import { checkCollection } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { titleOf } from '../show-page.ts';
import { visibleTo } from '../visible-to.ts';

type Call = typeof pages.calls.list;

export class ListPages extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListPages)
export class ListPagesHandler implements IQueryHandler<ListPages> {
  constructor(@Inject(PAGES) private readonly docs: Versioned<PageContent>) {}

  async execute({ input, caller }: ListPages): Promise<OutOf<Call>> {
    const { domainId, pageType, collection, page, size } = input;
    permitDomain(caller, domainId);
    checkCollection(collection);
    const copy = this.docs[caller.stage];
    const types = listedTypes(pageType, collection);
    const ofTypes = types.length === 1 ? types[0] : { in: types };
    const filter = { domainId, pageType: ofTypes, ...(await visibleTo(caller.user, copy)) };
    const [all = { count: 0 }] = await copy.tally([], filter);
    const found = await copy.find(filter, {
      sort: { slug: 'asc' },
      skip: (page - 1) * size,
      limit: size,
      without: unlisted,
    });
    const rows = found.map((one) => ({
      _id: one._id,
      slug: one.slug,
      pageType: one.pageType,
      title: titleOf(one),
      published: one.published,
    }));
    return { pages: rows, total: all.count };
  }
}
