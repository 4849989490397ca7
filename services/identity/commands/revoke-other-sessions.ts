import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { toSessionView } from '../session.ts';
import { SessionOwner } from '../session-owner.ts';
import { SessionRepository } from '../session-repository.ts';
import { readSessionId } from '../session-tokens.ts';

export const revokeOtherSessions = handle(
  identity.calls.revokeOtherSessions,
  { sessions: SessionRepository, owner: SessionOwner },
  async (input, caller, { sessions, owner }) => {
    const userId = await owner.require(input.userId, caller);
    const current = readSessionId(caller);
    await sessions.endAll(userId, toAuthor(caller)._id, current);
    return { sessions: (await sessions.listByUser(userId)).map((session) => toSessionView(session, current)) };
  },
);
