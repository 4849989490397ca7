import { Problem } from '../../proto/errors.ts';
import { type Action, type Caller, can, type Guarded, scopeOf } from '../../proto/permissions.ts';
import { permit } from './permit.ts';

/** Refuses somebody who may not do that to a page of which this is stored. The sentence tells nothing of a page that is not shown. */
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
