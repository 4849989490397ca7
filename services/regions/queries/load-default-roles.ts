import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import { DEFAULT_ROLES, viewOf } from '../default-roles.ts';
import { existing, REGIONS } from '../region.ts';

export const loadDefaultRoles = handle(
  regions.calls.loadDefaultRoles,
  { regionDocs: REGIONS, docs: DEFAULT_ROLES },
  async ({ regionId }, caller, { regionDocs, docs }) => {
    existing(inDomain(await regionDocs.head(regionId), caller), regionId);
    return viewOf(regionId, await docs.draft.get(regionId));
  },
);
