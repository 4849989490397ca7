import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Problem } from '../../../proto/errors.ts';
import { CurrentUsers } from '../current-users.ts';
import { ACCESS_SECONDS, workedOn } from '../session.ts';
import { Sessions } from '../sessions.ts';
import { Tokens } from '../tokens.ts';

type OpenSessionCall = typeof identity.calls.openSession;

export class OpenSession extends Query<OutOf<OpenSessionCall>> {
  constructor(
    readonly input: InOf<OpenSessionCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(OpenSession)
export class OpenSessionHandler implements IQueryHandler<OpenSession> {
  constructor(
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
    private readonly currentUsers: CurrentUsers,
  ) {}

  async execute({ input }: OpenSession) {
    const { userId, sessionId } = await this.tokens.readSession(input.token);
    const session = await this.sessions.findOpen(sessionId, userId);
    const user = session && (await this.currentUsers.findActive(userId));
    if (!user) throw new Problem('unauthenticated', 'Your session is over. Sign in again.');
    const accessToken = await this.tokens.access(user, sessionId);
    return { user, accessToken, expiresIn: ACCESS_SECONDS, domainId: workedOn(session, user) };
  }
}
