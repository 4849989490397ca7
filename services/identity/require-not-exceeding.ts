import { Problem } from '../../proto/errors.ts';
import { type Caller, covers, type Grant } from '../../proto/permissions.ts';
import { combineGrants } from './combine-grants.ts';

/** Without this check users could grant themselves more rights than they have. */
export function requireNotExceeding({ user }: Caller, held: { admin: boolean; grants?: Grant[] }): void {
  if (!user) throw new Problem('unauthenticated', 'Sign in first to manage users and roles.');
  if (user.admin) return;
  if (held.admin) throw new Problem('forbidden', 'Only an administrator may manage administrators and their roles.');
  if (!covers(user, combineGrants(held)))
    throw new Problem('forbidden', 'You may not manage roles that allow more than your own.');
}
