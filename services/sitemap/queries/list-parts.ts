import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { sitemap } from '../../../proto/sitemap.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Collection } from '../../kit/store/store.ts';
import { ofPublishedRegions } from '../of-published-regions.ts';
import { ENTRIES, type StoredEntry } from '../sitemap.store.ts';

type Call = typeof sitemap.calls.parts;

export class ListParts extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListParts)
export class ListPartsHandler implements IQueryHandler<ListParts> {
  constructor(
    @Inject(ENTRIES) private readonly entries: Collection<StoredEntry>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { size }, caller }: ListParts): Promise<OutOf<Call>> {
    const filter = { ...(await ofPublishedRegions(this.regions, caller)), listed: true };
    const [all = { count: 0 }] = await this.entries.tally([], filter);
    const parts = [{ after: '' }];
    for (;;) {
      const rest = { ...filter, _id: { gt: parts.at(-1)!.after } };
      // The last of this part and the first of the next one, if there is one.
      const [last, next] = await this.entries.find(rest, { sort: { _id: 'asc' }, skip: size - 1, limit: 2 });
      if (!last || !next) return { total: all.count, parts };
      parts.push({ after: last._id });
    }
  }
}
