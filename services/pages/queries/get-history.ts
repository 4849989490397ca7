import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Recovery } from '../../kit/recovery/recovery.ts';

type Call = typeof pages.calls.history;

export class GetHistory extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetHistory)
export class GetHistoryHandler implements IQueryHandler<GetHistory> {
  constructor(@Inject(Recovery) private readonly recovery: Recovery) {}

  execute({ input, caller }: GetHistory): Promise<OutOf<Call>> {
    return this.recovery.documentHistory({ kind: 'page', ...input }, caller);
  }
}
