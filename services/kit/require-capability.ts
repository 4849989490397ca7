import type { Problem } from '../../proto/errors.ts';
import { accessRefusals } from '../../proto/refusals/access.ts';
import {
  type Caller,
  type Capability,
  holds,
  holdsAnywhere,
  describeCapability,
  type Scope,
  type User,
} from '../../proto/permissions.ts';

export interface NamedScope extends Scope {
  regionName?: string;
}

export function requireCapability({ user }: Caller, capability: Capability, scope: NamedScope = {}): void {
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
