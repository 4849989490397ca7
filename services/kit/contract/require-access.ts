import type { Call } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import { hasRole, holdsAnywhere, describeCapability, type User } from '../../../proto/permissions.ts';

export function requireAccess({ who, needs }: Pick<Call, 'who' | 'needs'>, user: User | null): void {
  if (who === 'anyone') return;
  if (!user)
    throw new Problem('unauthenticated', needs ? `Sign in first to ${describeCapability(needs)}.` : 'Sign in first.');
  if (who === 'account') return;
  if (!hasRole(user))
    throw new Problem('forbidden', 'Your account has no role yet. Ask an administrator to give you one.');
  if (who === 'admin' && !user.admin) throw new Problem('forbidden', 'Only administrators may do this.');
  if (needs && !holdsAnywhere(user, needs)) throw new Problem('forbidden', `You may not ${describeCapability(needs)}.`);
}
