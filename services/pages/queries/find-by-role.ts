import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import { can, type Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { unlisted } from '../article-filter.ts';
import { PAGES } from '../pages.store.ts';

type Call = typeof pages.calls.findByRole;

/** More than a person would read in a refusal. */
const MAX = 100;

export class FindByRole extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(FindByRole)
export class FindByRoleHandler implements IQueryHandler<FindByRole> {
  constructor(@Inject(PAGES) private readonly docs: Versioned<PageContent>) {}

  async execute({ input: { roleId }, caller }: FindByRole): Promise<OutOf<Call>> {
    permit(caller, 'people');
    const found = new Map<string, OutOf<Call>[number]>();
    const lists = ['viewerRoles', 'editorRoles', 'publisherRoles'];
    const filter = { any: lists.map((list) => ({ [list]: { has: roleId } })) };
    for (const copy of [this.docs.live, this.docs.draft])
      for (const page of await copy.find(filter, { sort: { _id: 'asc' }, limit: MAX, without: unlisted }))
        found.set(page._id, { _id: page._id, slug: can(caller.user, 'view', page) ? page.slug : '' });
    return [...found.values()].slice(0, MAX);
  }
}
