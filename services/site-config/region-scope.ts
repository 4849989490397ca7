import { Problem } from '../../proto/errors.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { NamedScope } from '../kit/require-capability.ts';
import type { RegionCache } from '../kit/regions/region-cache.ts';

/** The scope of what belongs to a region, or to the whole domain where no prefix is named. Problem `not-found` for an unknown prefix. */
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

/** Problem `conflict` when an older document belongs to a region that is gone: it would be nowhere to be seen. */
export async function requireRegion(
  regions: RegionCache,
  slugPrefix: string | undefined,
  caller: Caller,
): Promise<void> {
  if (slugPrefix && !(await regions.findByPrefix(slugPrefix, caller)))
    throw new Problem('conflict', `There is no region with the prefix ${slugPrefix} any more: restore it first.`);
}

/** The same for a stored document: what belonged to a region that is gone belongs to the whole domain. */
export async function resolveStoredScope(
  regions: RegionCache,
  slugPrefix: string | undefined,
  caller: Caller,
): Promise<NamedScope> {
  const known = slugPrefix ? await regions.findByPrefix(slugPrefix, caller) : null;
  return known ? { regionId: known._id, regionName: known.draft?.name } : {};
}
