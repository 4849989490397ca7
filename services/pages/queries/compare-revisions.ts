import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import { diff } from '../../../proto/edit.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import { Problem } from '../../../proto/errors.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { contentAt } from '../content-at.ts';
import { PAGES } from '../pages.store.ts';

type Call = typeof pages.calls.compare;

/** Less than a message of the bus may hold: two pages and what stands between them may be more. */
const MAX_BYTES = 1_000_000;

export class CompareRevisions extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(CompareRevisions)
export class CompareRevisionsHandler implements IQueryHandler<CompareRevisions> {
  constructor(@Inject(PAGES) private readonly docs: Versioned<PageContent>) {}

  async execute({ input, caller }: CompareRevisions): Promise<OutOf<Call>> {
    permitted(await this.docs.head(input._id), 'view', caller);
    const log = this.docs.log(input._id);
    const [from, to] = [await contentAt(log, input.from), await contentAt(log, input.to)];
    const answer = { from, to, operations: diff(from, to) };
    if (Buffer.byteLength(JSON.stringify(answer)) > MAX_BYTES)
      throw new Problem(
        'too-large',
        'These revisions are too large to be compared in one answer: look at each of them.',
      );
    return answer;
  }
}
