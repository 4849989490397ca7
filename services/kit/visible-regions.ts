import type { Capability, User } from '../../proto/permissions.ts';

/** The regions in which the user has the capability; undefined for all regions and what belongs to none. */
export function visibleRegions(user: User | null, capability: Capability): string[] | undefined {
  if (user?.admin) return undefined;
  const grants = (user?.grants ?? []).filter((grant) => grant.capability === capability);
  if (grants.some(({ regionIds }) => !regionIds)) return undefined;
  return [...new Set(grants.flatMap(({ regionIds }) => regionIds ?? []))];
}
