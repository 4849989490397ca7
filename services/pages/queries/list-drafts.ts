import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { fitting } from '../../kit/bus/fitting.ts';
import { PAGES } from '../pages.store.ts';
import { pageOf } from '../show-page.ts';

type Call = typeof pages.calls.listDrafts;

/** Of every domain: the contract lets administrators only in. */
export class ListDrafts extends Query<OutOf<Call>> {
  constructor(readonly input: InOf<Call>) {
    super();
  }
}

@QueryHandler(ListDrafts)
export class ListDraftsHandler implements IQueryHandler<ListDrafts> {
  constructor(@Inject(PAGES) private readonly docs: Versioned<PageContent>) {}

  async execute({ input: { after, limit } }: ListDrafts): Promise<OutOf<Call>> {
    const found = await this.docs.draft.find({ _id: { gt: after } }, { sort: { _id: 'asc' }, limit });
    return { pages: fitting(found.map(pageOf)) };
  }
}
