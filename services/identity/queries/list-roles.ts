import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ROLES, toRoleRow } from '../role.ts';

export const listRoles = handle(
  identity.calls.listRoles,
  { roleDocs: ROLES },
  async ({ page, perPage }, _caller, { roleDocs }) => {
    const options = { sort: { name: 'asc' as const }, skip: (page - 1) * perPage, limit: perPage };
    const roles = await roleDocs.draft.find({}, options);
    return { roles: roles.map(toRoleRow), total: await roleDocs.draft.count({}) };
  },
);
