import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { viewOf } from '../session.ts';
import { Sessions } from '../sessions.ts';
import { sessionOf } from '../tokens.ts';

type ListSessionsCall = typeof identity.calls.listSessions;

export class ListSessions extends Query<OutOf<ListSessionsCall>> {
  constructor(
    readonly input: InOf<ListSessionsCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ caller }: ListSessions) {
    const sessions = await this.sessions.of(authorOf(caller)._id);
    return { sessions: sessions.map((session) => viewOf(session, sessionOf(caller))) };
  }
}
