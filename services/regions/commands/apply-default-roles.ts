import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { requireKnownRoles } from '../../kit/require-known-roles.ts';
import { BUS } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { decideApply, DEFAULT_ROLES, collectRoleIds, toRegionRoles } from '../default-roles.ts';
import { regionDocument } from '../region.ts';

export const applyDefaultRoles = handle(
  regions.calls.applyDefaultRoles,
  { regionDocs: regionDocument.token, docs: DEFAULT_ROLES, bus: BUS },
  async (input, caller, { regionDocs, bus, docs }) => {
    requireCapability(caller, 'people');
    const { regionId } = input;
    await regionDocument.requireStored(regionId, caller, regionDocs);
    await requireKnownRoles(bus, collectRoleIds(input), caller);
    const { draft } = await docs.commit(regionId, toAuthor(caller), (head) => decideApply(head, input));
    return toRegionRoles(regionId, draft);
  },
);
