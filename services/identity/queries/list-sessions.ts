import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Problem } from '../../../proto/errors.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { CurrentUsers } from '../current-users.ts';
import { refuseMore } from '../refuse-more.ts';
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
  constructor(
    private readonly sessions: Sessions,
    private readonly currentUsers: CurrentUsers,
  ) {}

  async execute({ input, caller }: ListSessions) {
    const ownId = authorOf(caller)._id;
    const userId = input.userId ?? ownId;
    if (userId !== ownId) await this.refuseOther(userId, caller);
    const sessions = await this.sessions.of(userId);
    return { sessions: sessions.map((session) => viewOf(session, sessionOf(caller))) };
  }

  private async refuseOther(userId: string, caller: Caller): Promise<void> {
    permit(caller, 'people');
    const user = await this.currentUsers.find(userId);
    if (!user) throw new Problem('not-found', `There is no user ${userId}.`);
    refuseMore(caller, user);
  }
}
