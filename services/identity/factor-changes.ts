import type { Caller } from '../../proto/permissions.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import type { Clock } from '../kit/clock.ts';
import type { AttemptLimits } from '../kit/limits/limits.ts';
import { toAuthor } from '../kit/versioned/versioned.ts';
import type { FactorRepository } from './factor-repository.ts';
import { confirmPassword, type CredentialRows, type Passwords } from './passwords.ts';
import type { SessionRepository } from './session-repository.ts';
import { readSessionId } from './session-tokens.ts';
import type { Session } from './session.ts';

const RECENT_MS = 15 * 60 * 1000;

interface Needs {
  sessions: SessionRepository;
  factors: FactorRepository;
  credentials: CredentialRows;
  passwords: Passwords;
  limits: AttemptLimits;
  clock: Clock;
}

export async function requireSession(caller: Caller, { sessions }: Pick<Needs, 'sessions'>): Promise<Session> {
  const session = await sessions.findOpen(readSessionId(caller) ?? '', toAuthor(caller)._id);
  if (!session) throw identityRefusals.sessionOver();
  return session;
}

/**
 * Permits a change of second factors after a recent confirmation, or of an account without any after a recent sign-in or with the password.
 * Otherwise somebody who finds an open browser could lock the user out.
 */
export async function requireRecentProof(caller: Caller, password: string | undefined, needs: Needs): Promise<Session> {
  const session = await requireSession(caller, needs);
  const { userId, confirmedAt, partOf } = session;
  const isRecent = (at?: string) => at !== undefined && needs.clock.now().getTime() - Date.parse(at) <= RECENT_MS;
  if (await needs.factors.has(userId)) {
    if (!isRecent(confirmedAt)) throw identityRefusals.factorConfirmationNeeded();
    return session;
  }
  const signedIn = partOf === undefined ? session : await needs.sessions.find(partOf);
  if (isRecent(signedIn?.createdAt)) return session;
  if (password !== undefined) await confirmPassword(userId, password, caller, needs);
  else throw await refuseOldSignIn(userId, needs);
  return session;
}

async function refuseOldSignIn(userId: string, { credentials }: Needs) {
  if (!(await credentials.get(userId))) return identityRefusals.recentSignInNeeded();
  const { message } = identityRefusals.passwordNeeded();
  return identityRefusals.passwordNeeded({}, [{ path: ['password'], message, code: 'custom' }]);
}
