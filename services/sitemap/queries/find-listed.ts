import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { sitemap } from '../../../proto/sitemap.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Collection } from '../../kit/store/store.ts';
import { ofPublishedRegions } from '../of-published-regions.ts';
import { ENTRIES, type StoredEntry } from '../sitemap.store.ts';

type Call = typeof sitemap.calls.listed;
type Entry = Extract<StoredEntry, { domainId: string }>;

export class FindListed extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(FindListed)
export class FindListedHandler implements IQueryHandler<FindListed> {
  constructor(
    @Inject(ENTRIES) private readonly entries: Collection<StoredEntry>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { slugs }, caller }: FindListed): Promise<OutOf<Call>> {
    const filter = { ...(await ofPublishedRegions(this.regions, caller)), listed: true, slug: { in: slugs } };
    const found = (await this.entries.find(filter)) as Entry[];
    return { slugs: found.map(({ slug }) => slug) };
  }
}
