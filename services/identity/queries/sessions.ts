import type { Output } from '../../../proto/contract.ts';
import { identity } from '../../../proto/identity.ts';
import type { User } from '../../../proto/permissions.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { CLOCK } from '../../kit/clock.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { ApiTokenRepository } from '../api-token-repository.ts';
import { actingFor, isApiToken } from '../api-token.ts';
import { CurrentUsers } from '../current-users.ts';
import { loadPreferences, PreferenceRows } from '../preferences.ts';
import { requireSessionOwner } from '../rights.ts';
import { SessionRepository } from '../session-repository.ts';
import { readSessionId, SessionTokens } from '../session-tokens.ts';
import { SessionChecks } from '../session-checks.ts';
import { ACCESS_SECONDS, type Session, toSessionView, workingDomain } from '../session.ts';

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
  rows: PreferenceRows,
  clock: CLOCK,
};

type Needs = Resolved<typeof dependencies>;

export const openSession = handle(identity.calls.openSession, dependencies, async (input, _caller, needs) => {
  if (isApiToken(input.token)) return openApiToken(input.token, needs);
  const { tokens, rows } = needs;
  const { userId, sessionId, seenAs } = await tokens.readSession(input.token);
  const session = await findConfirmed(sessionId, userId, needs);
  const own = session && (await needs.currentUsers.findInSession(session));
  const user = own && (seenAs === undefined ? own : await findSeen(seenAs, own, needs));
  if (!user) throw identityRefusals.sessionOver();
  const [accessToken, preferences] = await Promise.all([
    tokens.access(user, sessionId),
    loadPreferences(rows, user._id),
  ]);
  return { user, preferences, accessToken, expiresIn: ACCESS_SECONDS, domainId: workingDomain(session, user) };
});

export const renewAccess = handle(identity.calls.renewAccess, dependencies, async ({ accessToken }, _caller, needs) => {
  const { userId, sessionId, isApiToken } = await needs.tokens.readAccess(accessToken);
  const session = isApiToken ? null : await findConfirmed(sessionId, userId, needs);
  const user = isApiToken
    ? await findByApiToken(sessionId, needs)
    : session && (await needs.currentUsers.findInSession(session));
  if (!user) throw identityRefusals.sessionOver();
  return { user, accessToken: await needs.tokens.access(user, sessionId) };
});

async function findByApiToken(_id: string, { apiTokens, currentUsers, clock }: Needs): Promise<User | null> {
  const found = await apiTokens.find(_id);
  if (!found || found.expiresAt <= clock.now().toISOString()) return null;
  const owner = await currentUsers.findActive(found.userId);
  return owner && actingFor(owner, found);
}

/** Returns null if the session is over, and ends it if the provider no longer confirms it. */
async function findConfirmed(
  sessionId: string,
  userId: string,
  { sessions, checks }: Pick<Needs, 'sessions' | 'checks'>,
): Promise<Session | null> {
  const session = await sessions.findOpen(sessionId, userId);
  if (!session || (await checks.isConfirmed(session))) return session;
  await sessions.end(session, userId);
  return null;
}

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
