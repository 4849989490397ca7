import { identityRefusals } from '../../proto/refusals/identity.ts';
import { type Caller, covers, type Grant } from '../../proto/permissions.ts';
import { combineGrants } from './combine-grants.ts';

/** Without this check users could grant themselves more rights than they have. */
export function requireNotExceeding({ user }: Caller, held: { admin: boolean; grants?: Grant[] }): void {
  if (!user) throw identityRefusals.signInToManage();
  if (user.admin) return;
  if (held.admin) throw identityRefusals.administratorsManaged();
  if (!covers(user, combineGrants(held))) throw identityRefusals.moreThanOwnRights();
}
