import type { Call } from '../../proto/contract.ts';
import { accessRefusals } from '../../proto/refusals/access.ts';
import {
  hasRole,
  holdsAnywhere,
  describeCapability,
  type User,
  type Caller,
  type Capability,
  holds,
  type Scope,
  type Action,
  can,
  type RoleRestricted,
  scopeOf,
} from '../../proto/permissions.ts';
import type { Problem } from '../../proto/errors.ts';
import { checkRights, requireConfirmed } from './withheld-rights.ts';

type Gate = Pick<Call, 'kind' | 'who' | 'needs' | 'needsSession' | 'needsConfirmation'>;

export function requireAccess(gate: Gate, caller: User | null): void {
  checkRights(caller, (user) => checkAccess(gate, user));
  if (gate.needsConfirmation && gate.needs) requireConfirmed(caller, gate.needs);
}

function checkAccess({ kind, who, needs, needsSession }: Gate, user: User | null): void {
  if (user?.seenBy && (kind === 'command' || needsSession)) throw accessRefusals.onlySeen({ username: user.username });
  if (who === 'anyone') return;
  if (!user) throw needs ? accessRefusals.signInToAct({ action: describeCapability(needs) }) : accessRefusals.signIn();
  if (needsSession && user.apiToken !== undefined) throw accessRefusals.sessionNeeded();
  if (who === 'account') return;
  if (!hasRole(user)) throw accessRefusals.noRole();
  if (who === 'admin' && !user.admin) throw accessRefusals.administratorsOnly();
  if (needs && !holdsAnywhere(user, needs)) throw accessRefusals.notAllowed({ action: describeCapability(needs) });
}

export interface NamedScope extends Scope {
  regionName?: string;
}

export const requireCapability = (caller: Caller, capability: Capability, scope: NamedScope = {}): void =>
  checkRights(caller.user, (user) => checkCapability(user, capability, scope));

export function requirePublishing(caller: Caller, capability: Capability, scope: NamedScope = {}): void {
  requireCapability(caller, capability, scope);
  requireConfirmed(caller.user, capability, scope);
}

function checkCapability(user: User | null, capability: Capability, scope: NamedScope): void {
  if (holds(user, capability, scope)) return;
  const action = describeCapability(capability);
  if (!user) throw accessRefusals.signInToAct({ action });
  if (!holdsAnywhere(user, capability)) throw accessRefusals.notAllowed({ action });
  throw refuseScope(user, capability, action, scope);
}

function refuseScope(
  { grants }: User,
  capability: Capability,
  action: string,
  { regionId, regionName }: NamedScope,
): Problem {
  const own = grants.filter((grant) => grant.capability === capability);
  if (own.some(({ regionIds }) => !regionIds || (regionId !== undefined && regionIds.includes(regionId))))
    return accessRefusals.notAllowedForType({ action });
  if (regionId === undefined) return accessRefusals.notAllowedForSite({ action });
  return accessRefusals.notAllowedInRegion({ action, region: regionName || 'this region' });
}

type NamedPage = RoleRestricted & { region?: { name?: string } | null };

export const requirePagePermission = (caller: Caller, action: Action, page: NamedPage): void =>
  checkRights(caller.user, (user) => checkPagePermission(user, action, page));

function checkPagePermission(user: User | null, action: Action, page: NamedPage): void {
  if (can(user, action, page)) return;
  if (!user)
    throw action === 'view' ? accessRefusals.signIn() : accessRefusals.signInToAct({ action: `${action} pages` });
  if (!can(user, 'view', page)) throw noSuchPage();
  if (action !== 'view') checkCapability(user, `pages.${action}`, { ...scopeOf(page), regionName: page.region?.name });
  throw accessRefusals.notAllowedOnPage({ action });
}

export const noSuchPage = () => accessRefusals.pageRestricted();

export function requireDomain({ domainId: own }: Caller, domainId: string): void {
  if (domainId !== own) throw accessRefusals.otherDomain({ domainId });
}

export const ifInDomain = <H extends { draft: { domainId?: string } }>(
  head: H | null,
  { domainId }: Caller,
): H | null => (head?.draft.domainId === domainId ? head : null);

/** Returns the ids of the regions to which the capability of the user is limited, or undefined if no limit applies. */
export function visibleRegions(user: User | null, capability: Capability): string[] | undefined {
  if (user?.admin) return undefined;
  const grants = (user?.grants ?? []).filter((grant) => grant.capability === capability);
  if (grants.some(({ regionIds }) => !regionIds)) return undefined;
  return [...new Set(grants.flatMap(({ regionIds }) => regionIds ?? []))];
}
