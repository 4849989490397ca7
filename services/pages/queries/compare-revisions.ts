import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import { Problem } from '../../../proto/errors.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Recovery } from '../../kit/recovery/recovery.ts';
import { contentOf } from '../page-fields.ts';

type Call = typeof pages.calls.compare;

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
  constructor(@Inject(Recovery) private readonly recovery: Recovery) {}

  async execute({ input, caller }: CompareRevisions): Promise<OutOf<Call>> {
    const { from, to, operations } = await this.recovery.compareDocument({ kind: 'page', ...input }, caller);
    if (!from || !to) throw new Problem('not-found', `The page has no revision ${from ? input.to : input.from}.`);
    return { from: contentOf(from as PageContent), to: contentOf(to as PageContent), operations };
  }
}
