import type { Output } from '../../proto/contract.ts';
import type { identity } from '../../proto/identity.ts';
import { holds, type User } from '../../proto/permissions.ts';
import { collection, type Document, insertNew } from '../kit/store/store.ts';

export interface Session extends Document {
  userId: string;
  createdAt: string;
  lastSeen: string;
  expiresAt: string;
  agent: string;
  domainId?: string | null;
  /** Absent in sessions of earlier releases, which were opened with a password. */
  method?: SignInMethod;
  providerId?: string;
  /** Id of the session at the provider, by which the provider ends it. */
  providerSession?: string;
  /** Id of the session that was handed over to another host. Both end together. */
  partOf?: string;
  /** Time of the last second factor. */
  confirmedAt?: string;
}

export type SignInMethod = 'password' | 'passkey' | 'provider' | 'program';

export type SignInDetails = Pick<Session, 'providerId' | 'providerSession' | 'partOf' | 'confirmedAt'> & {
  method: SignInMethod;
};

type SessionView = Output<typeof identity.calls.listSessions>['sessions'][number];

export abstract class SessionRows extends collection<Session>({
  name: 'sessions',
  indexes: [
    { fields: ['userId', 'createdAt'] },
    { fields: ['expiresAt'] },
    { fields: ['providerId', 'providerSession'] },
    { fields: ['partOf'] },
  ],
}) {}

export const SESSION_SECONDS = 3 * 24 * 60 * 60;
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;
/** Access tokens cannot be revoked, so they expire early. */
export const ACCESS_SECONDS = 120;
export const MAX_SESSIONS = 50;
const TOUCH_INTERVAL_MS = 5 * 60 * 1000;

export function createSession(_id: string, userId: string, agent: string, now: Date, details: SignInDetails): Session {
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString();
  return { _id, userId, createdAt: at, lastSeen: at, expiresAt, agent, ...details };
}

export function isOpen(session: Session | null, userId: string, now: Date): session is Session {
  return session !== null && session.userId === userId && session.expiresAt > now.toISOString();
}

export function touchSession(session: Session, now: Date): Session | null {
  if (now.getTime() - Date.parse(session.lastSeen) < TOUCH_INTERVAL_MS) return null;
  return { ...session, lastSeen: now.toISOString() };
}

/** Also updates `lastSeen`, so that a concurrent update fails instead of overwriting the domain. */
export const setWorkingDomain = (session: Session, domainId: string | null, now: Date): Session => ({
  ...session,
  domainId,
  lastSeen: now.toISOString(),
});

/** Also updates `lastSeen`, for the same reason. */
export function confirmSession(session: Session, now: Date): Session {
  const at = now.toISOString();
  return { ...session, confirmedAt: at, lastSeen: at };
}

export const workingDomain = ({ domainId }: Session, user: User): string | null =>
  (holds(user, 'domains') && domainId) || null;

export function toSessionView(
  { _id, createdAt, lastSeen, expiresAt, agent }: Session,
  currentId: string | undefined,
): SessionView {
  return { _id, createdAt, lastSeen, expiresAt, agent, current: _id === currentId };
}

/** Last sign-in of the user with this id, stored separately because sessions are deleted when they end. */
export interface SignIn extends Document {
  at: string;
}

export abstract class SignInRows extends collection<SignIn>({ name: 'signIns' }) {}

export async function recordSignIn(rows: SignInRows, { userId, createdAt }: Session): Promise<void> {
  const row = { _id: userId, at: createdAt };
  // A concurrent request of the user may insert the row first.
  if (!(await rows.replace(row)) && !(await insertNew(rows, row))) await rows.replace(row);
}
