import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { search } from '../../../proto/search.ts';
import { ENGINE, type SearchEngine } from '../search-engine.ts';

type Call = typeof search.calls.query;

/** Everybody finds what visitors of the domain can read, editors too. */
export class SearchPages extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(SearchPages)
export class SearchPagesHandler implements IQueryHandler<SearchPages> {
  constructor(@Inject(ENGINE) private readonly engine: SearchEngine) {}

  async execute({ input, caller: { domainId } }: SearchPages): Promise<OutOf<Call>> {
    return this.engine.search({ ...input, tag: input.tag.toLowerCase(), domainId });
  }
}
