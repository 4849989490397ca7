import type { Call } from '../../../proto/contract.ts';
import { accessRefusals } from '../../../proto/refusals/access.ts';
import { hasRole, holdsAnywhere, describeCapability, type User } from '../../../proto/permissions.ts';

export function requireAccess({ who, needs }: Pick<Call, 'who' | 'needs'>, user: User | null): void {
  if (who === 'anyone') return;
  if (!user) throw needs ? accessRefusals.signInToAct({ action: describeCapability(needs) }) : accessRefusals.signIn();
  if (who === 'account') return;
  if (!hasRole(user)) throw accessRefusals.noRole();
  if (who === 'admin' && !user.admin) throw accessRefusals.administratorsOnly();
  if (needs && !holdsAnywhere(user, needs)) throw accessRefusals.notAllowed({ action: describeCapability(needs) });
}
