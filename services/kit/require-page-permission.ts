import { Problem } from '../../proto/errors.ts';
import { type Action, type Caller, can, type RoleRestricted, scopeOf } from '../../proto/permissions.ts';
import { requireCapability } from './require-capability.ts';

export function requirePagePermission(
  caller: Caller,
  action: Action,
  page: RoleRestricted & { region?: { name?: string } | null },
): void {
  const { user } = caller;
  if (can(user, action, page)) return;
  if (!user)
    throw new Problem('unauthenticated', action === 'view' ? 'Sign in first.' : `Sign in first to ${action} pages.`);
  if (!can(user, 'view', page)) throw noSuchPage();
  if (action !== 'view')
    requireCapability(caller, `pages.${action}`, { ...scopeOf(page), regionName: page.region?.name });
  throw new Problem('forbidden', `Only people with one of its roles may ${action} this page.`);
}

export const noSuchPage = () => new Problem('forbidden', 'This page is only for people with one of its roles.');
