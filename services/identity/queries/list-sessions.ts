import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toSessionView } from '../session.ts';
import { SessionOwner } from '../session-owner.ts';
import { SessionRepository } from '../session-repository.ts';
import { readSessionId } from '../session-tokens.ts';

export const listSessions = handle(
  identity.calls.listSessions,
  { openSessions: SessionRepository, owner: SessionOwner },
  async (input, caller, { openSessions, owner }) => {
    const sessions = await openSessions.listByUser(await owner.require(input.userId, caller));
    return { sessions: sessions.map((session) => toSessionView(session, readSessionId(caller))) };
  },
);
