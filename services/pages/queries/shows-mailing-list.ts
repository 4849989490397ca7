import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Collection } from '../../kit/store/store.ts';
import { idOf, mailingListTarget } from '../dependencies.ts';
import { DEPENDENCIES, type PageDependencies } from '../pages.store.ts';

type Call = typeof pages.calls.showsMailingList;

export class ShowsMailingList extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ShowsMailingList)
export class ShowsMailingListHandler implements IQueryHandler<ShowsMailingList> {
  constructor(@Inject(DEPENDENCIES) private readonly rows: Collection<PageDependencies>) {}

  async execute({ input: { listId }, caller }: ShowsMailingList): Promise<OutOf<Call>> {
    const filter = { domainId: caller.domainId, links: { has: mailingListTarget(listId) } };
    const found = await this.rows.find(filter, { without: ['links', 'images'] });
    return { shown: found.some(({ _id, parentId }) => _id === idOf(parentId, 'live')) };
  }
}
