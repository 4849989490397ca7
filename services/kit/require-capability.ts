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

export interface NamedScope extends Scope {
  regionName?: string;
}

export function requireCapability({ user }: Caller, capability: Capability, scope: NamedScope = {}): void {
  if (holds(user, capability, scope)) return;
  const phrase = describeCapability(capability);
  if (!user) throw new Problem('unauthenticated', `Sign in first to ${phrase}.`);
  const where = holdsAnywhere(user, capability) ? describeScope(user, capability, scope) : '';
  throw new Problem('forbidden', `You may not ${phrase}${where}.`);
}

function describeScope({ grants }: User, capability: Capability, { regionId, regionName }: NamedScope): string {
  const own = grants.filter((grant) => grant.capability === capability);
  if (own.some(({ regionIds }) => !regionIds || (regionId !== undefined && regionIds.includes(regionId))))
    return ' of this type';
  return regionId === undefined ? ' of the whole site' : ` in ${regionName || 'this region'}`;
}
