import type { User } from '../../proto/permissions.ts';

/** Undefined for all regions and pages without one. */
export function visibleRegions(user: User | null): string[] | undefined {
  if (user?.admin) return undefined;
  const grants = (user?.grants ?? []).filter(({ capability }) => capability === 'leads');
  if (grants.some(({ regionIds }) => !regionIds)) return undefined;
  return [...new Set(grants.flatMap(({ regionIds }) => regionIds ?? []))];
}
