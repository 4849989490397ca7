import { Problem } from '../../proto/errors.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { NamedScope } from '../kit/require-capability.ts';
import type { RegionCache } from '../kit/regions/region-cache.ts';

/** Empty without a prefix, for the whole domain. Throws Problem `not-found` for an unknown prefix. */
export async function resolveRegionScope(
  regions: RegionCache,
  slugPrefix: string | undefined,
  caller: Caller,
): Promise<NamedScope> {
  if (!slugPrefix) return {};
  const scope = await resolveStoredScope(regions, slugPrefix, caller);
  if (!scope.regionId) throw new Problem('not-found', `There is no region with the prefix ${slugPrefix}.`);
  return scope;
}

/** An older document of a deleted region would not be shown anywhere. */
export async function requireRegion(
  regions: RegionCache,
  slugPrefix: string | undefined,
  caller: Caller,
): Promise<void> {
  if (slugPrefix && !(await regions.findByPrefix(slugPrefix, caller)))
    throw new Problem('conflict', `There is no region with the prefix ${slugPrefix} any more: restore it first.`);
}

/** A stored document of a deleted region belongs to the whole domain. */
export async function resolveStoredScope(
  regions: RegionCache,
  slugPrefix: string | undefined,
  caller: Caller,
): Promise<NamedScope> {
  const region = slugPrefix ? await regions.findByPrefix(slugPrefix, caller) : null;
  return region ? { regionId: region._id, regionName: region.draft?.name } : {};
}
