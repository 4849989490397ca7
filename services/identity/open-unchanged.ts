import type { Credential, CredentialRows } from './passwords.ts';
import type { SessionRepository } from './session-repository.ts';
import type { Session, SignInDetails } from './session.ts';

/** Opens a session, or returns null if the password was changed or reset while it was compared. */
export async function openUnchanged(
  { _id: userId, hash }: Credential,
  agent: string,
  details: SignInDetails,
  { credentials, sessions }: { credentials: CredentialRows; sessions: SessionRepository },
): Promise<Session | null> {
  const session = await sessions.open(userId, agent, details);
  const current = await credentials.get(userId);
  if (current?.hash === hash) return session;
  await sessions.end(session, userId);
  return null;
}
