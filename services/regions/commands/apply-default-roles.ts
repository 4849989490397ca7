import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { refuseUnknownRoles } from '../../kit/refuse-unknown-roles.ts';
import { BUS } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { applied, DEFAULT_ROLES, rolesNamed, viewOf } from '../default-roles.ts';
import { existing, REGIONS } from '../region.ts';

export const applyDefaultRoles = handle(
  regions.calls.applyDefaultRoles,
  { regionDocs: REGIONS, docs: DEFAULT_ROLES, bus: BUS },
  async (input, caller, { regionDocs, bus, docs }) => {
    permit(caller, 'people');
    const { regionId } = input;
    existing(inDomain(await regionDocs.head(regionId), caller), regionId);
    await refuseUnknownRoles(bus, rolesNamed(input), caller);
    const { draft } = await docs.commit(regionId, authorOf(caller), (head) => applied(head, input));
    return viewOf(regionId, draft);
  },
);
