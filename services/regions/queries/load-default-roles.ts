import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ifInDomain } from '../../kit/require-domain.ts';
import { DEFAULT_ROLES, toRegionRoles } from '../default-roles.ts';
import { requireRegion, REGIONS } from '../region.ts';

export const loadDefaultRoles = handle(
  regions.calls.loadDefaultRoles,
  { regionDocs: REGIONS, docs: DEFAULT_ROLES },
  async ({ regionId }, caller, { regionDocs, docs }) => {
    requireRegion(ifInDomain(await regionDocs.head(regionId), caller), regionId);
    return toRegionRoles(regionId, await docs.draft.get(regionId));
  },
);
