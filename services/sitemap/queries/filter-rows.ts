import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import { can, type Caller } from '../../../proto/permissions.ts';
import type { sitemap } from '../../../proto/sitemap.ts';
import type { Collection } from '../../kit/store/store.ts';
import { findRows } from '../find-rows.ts';
import { passing, rowFilter } from '../row-filter.ts';
import { type Guard, GUARDS, ROWS, type StoredRow } from '../sitemap.store.ts';

type Call = typeof sitemap.calls.filter;

export class FilterRows extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(FilterRows)
export class FilterRowsHandler implements IQueryHandler<FilterRows> {
  constructor(
    @Inject(ROWS) private readonly rows: Collection<StoredRow>,
    @Inject(GUARDS) private readonly guards: Collection<Guard>,
  ) {}

  async execute({ input, caller }: FilterRows): Promise<OutOf<Call>> {
    const { domainId = caller.domainId } = input;
    if (domainId !== caller.domainId) throw new Problem('not-found', `The domain ${domainId} is not answered here.`);
    const guards = await this.guards.find({});
    const asked = rowFilter(input, caller);
    const through = passing(guards, caller, input.publishableByYou);
    // Nobody's role counts where all pass: then an order alone is enough.
    const filter = through.length === guards.length ? asked : { ...asked, guard: { in: through } };
    const part = { skip: (Math.max(1, input.page) - 1) * input.size, limit: input.size };
    const { found, total } = await findRows(this.rows, filter, part);
    const byId = new Map(guards.map((guard) => [guard._id, guard]));
    const rows = found.map(({ revision: _, grams: __, form: ___, guard, ...row }) => ({
      ...row,
      publishableByYou: can(caller.user, 'publish', byId.get(guard)),
    }));
    return { sitemap: rows, total };
  }
}
