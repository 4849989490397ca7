import { Problem } from '../../proto/errors.ts';
import { type Action, type Caller, can, type Guarded, scopeOf } from '../../proto/permissions.ts';
import { permit } from './permit.ts';

/** Refuses a caller without the right to the stored page. The message reveals nothing about a hidden page. */
export function permitPage(
  caller: Caller,
  action: Action,
  page: Guarded & { region?: { name?: string } | null },
): void {
  const { user } = caller;
  if (can(user, action, page)) return;
  if (!user)
    throw new Problem('unauthenticated', action === 'view' ? 'Sign in first.' : `Sign in first to ${action} pages.`);
  if (!can(user, 'view', page)) throw notShown();
  if (action !== 'view') permit(caller, `pages.${action}`, { ...scopeOf(page), regionName: page.region?.name });
  throw new Problem('forbidden', `Only people with one of its roles may ${action} this page.`);
}

export const notShown = () => new Problem('forbidden', 'This page is only for people with one of its roles.');
