import { Problem } from '../../proto/errors.ts';
import { type Action, type Caller, can, type Guarded } from '../../proto/permissions.ts';

/** Refuses what the caller may not do to a stored document; one without role lists, or none at all, asks only for somebody signed in. */
export function permit({ user }: Caller, action: Action, what: string, document: object | null = null): void {
  if (can(user, action, (document ?? {}) as Guarded)) return;
  if (!user) throw new Problem('unauthenticated', `Sign in first to ${action} ${what}.`);
  throw new Problem('forbidden', `${user.username} may not ${action} ${what}.`);
}
