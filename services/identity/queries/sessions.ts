import { identity } from '../../../proto/identity.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { CurrentUsers } from '../current-users.ts';
import { loadPreferences, PREFERENCES } from '../preferences.ts';
import { requireSessionOwner } from '../rights.ts';
import { SessionRepository } from '../session-repository.ts';
import { readSessionId, SessionTokens } from '../session-tokens.ts';
import { SessionChecks } from '../session-checks.ts';
import { ACCESS_SECONDS, toSessionView, workingDomain } from '../session.ts';

export const listSessions = handle(
  identity.calls.listSessions,
  { openSessions: SessionRepository, currentUsers: CurrentUsers },
  async (input, caller, needs) => {
    const userId = await requireSessionOwner(input.userId, caller, needs);
    const sessions = await needs.openSessions.listByUser(userId);
    return { sessions: sessions.map((session) => toSessionView(session, readSessionId(caller))) };
  },
);

export const openSession = handle(
  identity.calls.openSession,
  {
    tokens: SessionTokens,
    sessions: SessionRepository,
    checks: SessionChecks,
    currentUsers: CurrentUsers,
    rows: PREFERENCES,
  },
  async (input, _caller, { tokens, sessions, checks, currentUsers, rows }) => {
    const { userId, sessionId } = await tokens.readSession(input.token);
    const session = await sessions.findOpen(sessionId, userId);
    if (session && !(await checks.isConfirmed(session))) {
      await sessions.end(session, userId);
      throw identityRefusals.sessionOver();
    }
    const user = session && (await currentUsers.findActive(userId));
    if (!user) throw identityRefusals.sessionOver();
    const [accessToken, preferences] = await Promise.all([
      tokens.access(user, sessionId),
      loadPreferences(rows, userId),
    ]);
    return { user, preferences, accessToken, expiresIn: ACCESS_SECONDS, domainId: workingDomain(session, user) };
  },
);
