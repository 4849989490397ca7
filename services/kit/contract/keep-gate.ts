import type { Call } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import type { User } from '../../../proto/permissions.ts';

/** Refuses whoever the contract does not let through the door of a call: Problem `unauthenticated` or `forbidden`. */
export function keepGate({ who, subject }: Call, user: User | null): void {
  if (who === 'anyone') return;
  if (!user) throw new Problem('unauthenticated', `Sign in first: ${subject} is not for everybody`);
  if (who === 'admin' && !user.admin)
    throw new Problem('forbidden', `${user.username} is no administrator, and ${subject} is for administrators only`);
}
