import type { Output } from '../../../proto/contract.ts';
import { identity } from '../../../proto/identity.ts';
import type { User } from '../../../proto/permissions.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { CLOCK } from '../../kit/clock.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { ApiTokenRepository } from '../api-token-repository.ts';
import { actingFor, isApiToken } from '../api-token.ts';
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

const dependencies = {
  tokens: SessionTokens,
  sessions: SessionRepository,
  checks: SessionChecks,
  apiTokens: ApiTokenRepository,
  currentUsers: CurrentUsers,
  rows: PREFERENCES,
  clock: CLOCK,
};

type Needs = Resolved<typeof dependencies>;

export const openSession = handle(identity.calls.openSession, dependencies, async (input, _caller, needs) => {
  if (isApiToken(input.token)) return openApiToken(input.token, needs);
  const { tokens, sessions, checks, currentUsers, rows } = needs;
  const { userId, sessionId, seenAs } = await tokens.readSession(input.token);
  const session = await sessions.findOpen(sessionId, userId);
  if (session && !(await checks.isConfirmed(session))) {
    await sessions.end(session, userId);
    throw identityRefusals.sessionOver();
  }
  const own = session && (await currentUsers.findInSession(session));
  const user = own && (seenAs === undefined ? own : await findSeen(seenAs, own, needs));
  if (!user) throw identityRefusals.sessionOver();
  const [accessToken, preferences] = await Promise.all([
    tokens.access(user, sessionId),
    loadPreferences(rows, user._id),
  ]);
  return { user, preferences, accessToken, expiresIn: ACCESS_SECONDS, domainId: workingDomain(session, user) };
});

/** The rights of both are checked again each time, because an access token is valid for minutes. */
async function findSeen(seenAs: string, by: User, { currentUsers }: Pick<Needs, 'currentUsers'>): Promise<User | null> {
  const user = by.admin ? await currentUsers.findActive(seenAs) : null;
  return user && { ...user, seenBy: { _id: by._id, username: by.username } };
}

async function openApiToken(
  secret: string,
  { tokens, apiTokens, currentUsers, rows, clock }: Needs,
): Promise<Output<typeof identity.calls.openSession>> {
  const found = await apiTokens.findValid(secret);
  const owner = found && (await currentUsers.findActive(found.userId));
  if (!owner) throw identityRefusals.invalidApiToken();
  const { apiToken, ...user } = actingFor(owner, found);
  const remaining = Math.ceil((Date.parse(found.expiresAt) - clock.now().getTime()) / 1000);
  const expiresIn = Math.min(ACCESS_SECONDS, remaining);
  const [accessToken, preferences] = await Promise.all([
    tokens.access({ ...user, apiToken }, found._id, expiresIn),
    loadPreferences(rows, owner._id),
  ]);
  return { user, preferences, accessToken, expiresIn, domainId: null };
}
