import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { DEFAULT_ROLES, collectRoleIds } from '../default-roles.ts';
import { regionDocument } from '../region.ts';

export const findByRole = handle(
  regions.calls.findByRole,
  { regionDocs: regionDocument.token, docs: DEFAULT_ROLES },
  async ({ roleId }, caller, { docs, regionDocs }) => {
    requireCapability(caller, 'people');
    const named = (await docs.draft.find({})).filter((stored) => collectRoleIds(stored).includes(roleId));
    // The default roles of a deleted region are never used again.
    const existing = await regionDocs.draft.find({ _id: { in: named.map(({ _id }) => _id) } });
    return existing.map(({ _id, name }) => ({ _id, name }));
  },
);
