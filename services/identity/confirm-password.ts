import { identityRefusals } from '../../proto/refusals/identity.ts';
import type { Caller } from '../../proto/permissions.ts';
import { auditActor } from '../kit/audit/audit-scope.ts';
import type { AttemptLimits } from '../kit/limits/limits.ts';
import type { Collection } from '../kit/store/store.ts';
import { confirmLimit } from './attempts.ts';
import type { Credential } from './credentials.ts';
import type { Passwords } from './passwords.ts';

interface Needs {
  limits: AttemptLimits;
  credentials: Collection<Credential>;
  passwords: Passwords;
}

/** Returns the credential that the password matches. */
export async function confirmPassword(
  userId: string,
  password: string,
  { source, user }: Caller,
  { limits, credentials, passwords }: Needs,
): Promise<Credential> {
  const limit = confirmLimit(userId);
  await limits.reserve(limit);
  const credential = await credentials.get(userId);
  const matches = await passwords.runQueued(source, () => passwords.matches(credential?.hash, password));
  if (!credential || !matches) {
    auditActor(user);
    throw identityRefusals.wrongPassword();
  }
  await limits.reset(limit);
  return credential;
}
