import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { DEFAULT_ROLES, toRegionRoles } from '../default-roles.ts';
import { regionDocument } from '../region.ts';

export const loadDefaultRoles = handle(
  regions.calls.loadDefaultRoles,
  { regionDocs: regionDocument.token, docs: DEFAULT_ROLES },
  async ({ regionId }, caller, { regionDocs, docs }) => {
    await regionDocument.requireStored(regionId, caller, regionDocs);
    return toRegionRoles(regionId, await docs.draft.get(regionId));
  },
);
