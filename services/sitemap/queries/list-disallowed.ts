import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { sitemap } from '../../../proto/sitemap.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Collection } from '../../kit/store/store.ts';
import { ofPublishedRegions } from '../of-published-regions.ts';
import { ENTRIES, type StoredEntry } from '../sitemap.store.ts';

type Call = typeof sitemap.calls.disallowed;
type Entry = Extract<StoredEntry, { domainId: string }>;

export class ListDisallowed extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListDisallowed)
export class ListDisallowedHandler implements IQueryHandler<ListDisallowed> {
  constructor(
    @Inject(ENTRIES) private readonly entries: Collection<StoredEntry>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { limit }, caller }: ListDisallowed): Promise<OutOf<Call>> {
    const filter = { ...(await ofPublishedRegions(this.regions, caller)), disallowed: true };
    const found = (await this.entries.find(filter, { sort: { slug: 'asc' }, limit })) as Entry[];
    return { slugs: found.map(({ slug }) => slug) };
  }
}
