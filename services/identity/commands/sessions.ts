import { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import { holds } from '../../../proto/permissions.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { CurrentUsers } from '../current-users.ts';
import { auditUser, requireNotExceeding, requireSessionOwner } from '../rights.ts';
import { SessionRepository } from '../session-repository.ts';
import { readSessionId, SessionTokens } from '../session-tokens.ts';
import { toSessionView } from '../session.ts';

const { calls } = identity;

const dependencies = { sessions: SessionRepository, tokens: SessionTokens, currentUsers: CurrentUsers };

export const logout = handle(calls.logout, dependencies, async (input, _caller, { tokens, sessions }) => {
  const opened = input.token ? await tokens.readSession(input.token).catch(ignoreInvalidToken) : null;
  const session = opened && (await sessions.findOpen(opened.sessionId, opened.userId));
  if (session) await sessions.end(session, session.userId);
  return { message: 'Logged out' };
});

function ignoreInvalidToken(error: unknown): null {
  if (error instanceof Problem) return null;
  throw error;
}

export const workOn = handle(calls.workOn, dependencies, async ({ domainId }, caller, { sessions }) => {
  const isOpen = await sessions.workOn(readSessionId(caller) ?? '', toAuthor(caller)._id, domainId);
  if (!isOpen) throw identityRefusals.sessionOver();
  return {};
});

export const revokeSession = handle(calls.revokeSession, dependencies, async ({ _id }, caller, needs) => {
  const { sessions, currentUsers } = needs;
  const by = toAuthor(caller)._id;
  const session = await sessions.find(_id);
  // Others get the same refusal, so that it does not reveal whether a session exists.
  if (!session || (session.userId !== by && !holds(caller.user, 'people')))
    throw identityRefusals.noSession({ id: _id });
  const owner = session.userId === by ? null : await currentUsers.find(session.userId);
  if (owner) {
    requireNotExceeding(caller, owner);
    auditUser(owner, 'endSession');
  }
  await sessions.end(session, by);
  return { _id };
});

export const revokeOtherSessions = handle(calls.revokeOtherSessions, dependencies, async (input, caller, needs) => {
  const { sessions } = needs;
  const userId = await requireSessionOwner(input.userId, caller, needs);
  const current = readSessionId(caller);
  await sessions.endAll(userId, toAuthor(caller)._id, current);
  return { sessions: (await sessions.listByUser(userId)).map((session) => toSessionView(session, current)) };
});
