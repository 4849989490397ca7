import type { Output } from '../../proto/contract.ts';
import type { identity } from '../../proto/identity.ts';
import { holds, type User } from '../../proto/permissions.ts';
import { token } from '../kit/contract/token.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

/** The collection of open sessions, for @Inject. */
export const SESSIONS = token<Collection<Session>>('Sessions');

export interface Session extends Document {
  userId: string;
  createdAt: string;
  lastSeen: string;
  expiresAt: string;
  /** What the browser called itself. */
  agent: string;
  /** What it works on instead of its host's own domain. */
  domainId?: string | null;
}

type SessionView = Output<typeof identity.calls.listSessions>['sessions'][number];

export const sessionsSpec: CollectionSpec = {
  name: 'sessions',
  indexes: [{ fields: ['userId', 'createdAt'] }, { fields: ['expiresAt'] }],
};

export const SESSION_SECONDS = 3 * 24 * 60 * 60;
/** How long after its session a device counts as one that the user has signed in on. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;
/** Short, because it can not be taken back: it is all that is left of a session that has ended. */
export const ACCESS_SECONDS = 120;
/** Somebody who signs in once more loses the oldest. */
export const MAX_SESSIONS = 50;
/** lastSeen is written no oftener than this, so that reading does not mean writing. */
const TOUCH_INTERVAL_MS = 5 * 60 * 1000;

export function createSession(_id: string, userId: string, agent: string, now: Date): Session {
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString();
  return { _id, userId, createdAt: at, lastSeen: at, expiresAt, agent };
}

export function isOpen(session: Session | null, userId: string, now: Date): session is Session {
  return session !== null && session.userId === userId && session.expiresAt > now.toISOString();
}

/** The session as it is to be stored, or null when it was seen a moment ago. */
export function touchSession(session: Session, now: Date): Session | null {
  if (now.getTime() - Date.parse(session.lastSeen) < TOUCH_INTERVAL_MS) return null;
  return { ...session, lastSeen: now.toISOString() };
}

/** To do so is to be seen: whoever is about to mark the session as seen as it was before is too late, and changes nothing. */
export const setWorkingDomain = (session: Session, domainId: string | null, now: Date): Session => ({
  ...session,
  domainId,
  lastSeen: now.toISOString(),
});

/** Null is its host's own domain. A user who lost the right to change domains could not switch back otherwise. */
export const workingDomain = ({ domainId }: Session, user: User): string | null =>
  (holds(user, 'domains') && domainId) || null;

export function toSessionView(
  { userId: _, domainId: __, ...session }: Session,
  currentId: string | undefined,
): SessionView {
  return { ...session, current: session._id === currentId };
}
