import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { sitemap } from '../../../proto/sitemap.ts';
import { fitting } from '../../kit/bus/fitting.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Collection } from '../../kit/store/store.ts';
import { ofPublishedRegions } from '../of-published-regions.ts';
import { ENTRIES, type StoredEntry } from '../sitemap.store.ts';

type Call = typeof sitemap.calls.entries;
type Entry = Extract<StoredEntry, { domainId: string }>;

export class ListEntries extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListEntries)
export class ListEntriesHandler implements IQueryHandler<ListEntries> {
  constructor(
    @Inject(ENTRIES) private readonly entries: Collection<StoredEntry>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { after, limit }, caller }: ListEntries): Promise<OutOf<Call>> {
    const filter = { ...(await ofPublishedRegions(this.regions, caller)), listed: true, _id: { gt: after } };
    const found = (await this.entries.find(filter, { sort: { _id: 'asc' }, limit })) as Entry[];
    return {
      entries: fitting(
        found.map(({ _id, slug, region, lastmod, frequency, priority }) => ({
          _id,
          slug,
          region,
          lastmod,
          frequency,
          priority,
        })),
      ),
    };
  }
}
