import { Problem } from '../../proto/errors.ts';
import {
  type Caller,
  type Capability,
  holds,
  holdsAnywhere,
  describeCapability,
  type Scope,
  type User,
} from '../../proto/permissions.ts';

/** A document's scope, and what its region is called in a refusal. */
export interface NamedScope extends Scope {
  regionName?: string;
}

/** Refuses a caller who does not hold the capability for a document of that scope; without a scope it belongs to the whole site. */
export function requireCapability({ user }: Caller, capability: Capability, scope: NamedScope = {}): void {
  if (holds(user, capability, scope)) return;
  const phrase = describeCapability(capability);
  if (!user) throw new Problem('unauthenticated', `Sign in first to ${phrase}.`);
  const place = holdsAnywhere(user, capability) ? describeScope(user, capability, scope) : '';
  throw new Problem('forbidden', `You may not ${phrase}${place}.`);
}

/** Names what keeps a limited capability from holding: the page type where the region is right, else the region. */
function describeScope({ grants }: User, capability: Capability, { regionId, regionName }: NamedScope): string {
  const own = grants.filter((grant) => grant.capability === capability);
  if (own.some(({ regionIds }) => !regionIds || (regionId !== undefined && regionIds.includes(regionId))))
    return ' of this type';
  return regionId === undefined ? ' of the whole site' : ` in ${regionName || 'this region'}`;
}
