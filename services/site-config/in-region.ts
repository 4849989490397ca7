import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { Resolved } from '../kit/contract/dependencies.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import type { NamedScope } from '../kit/access.ts';

interface RegionalContent {
  region?: string;
}

const dependencies = { regions: RegionCache };
type Needs = Resolved<typeof dependencies>;

export const inRegion = {
  dependencies,

  /** A stored document of a deleted region belongs to the whole domain. */
  async scopeOf({ region: prefix }: RegionalContent, caller: Caller, { regions }: Needs): Promise<NamedScope> {
    const region = prefix ? await regions.findByPrefix(prefix, caller) : null;
    return region ? { regionId: region._id, regionName: region.draft?.name } : {};
  },

  /** An older document of a deleted region would not be shown anywhere. */
  async requireReferences(
    { region }: RegionalContent,
    caller: Caller,
    { regions }: Needs,
    isRestore: boolean,
  ): Promise<void> {
    if (!region || (await regions.findByPrefix(region, caller))) return;
    throw isRestore
      ? siteConfigRefusals.regionDeleted({ prefix: region })
      : siteConfigRefusals.noRegion({ prefix: region });
  },
};
