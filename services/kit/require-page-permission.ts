import { accessRefusals } from '../../proto/refusals/access.ts';
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
    throw action === 'view' ? accessRefusals.signIn() : accessRefusals.signInToAct({ action: `${action} pages` });
  if (!can(user, 'view', page)) throw noSuchPage();
  if (action !== 'view')
    requireCapability(caller, `pages.${action}`, { ...scopeOf(page), regionName: page.region?.name });
  throw accessRefusals.notAllowedOnPage({ action });
}

export const noSuchPage = () => accessRefusals.pageRestricted();
