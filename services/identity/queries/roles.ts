import { identity } from '../../../proto/identity.ts';
import { holds } from '../../../proto/permissions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { findRoleUses } from '../role-holders.ts';
import { requireRole, ROLES, toRoleRow } from '../role.ts';
import { USERS } from '../user.ts';

export const listRoles = handle(
  identity.calls.listRoles,
  { roleDocs: ROLES, users: USERS },
  async ({ page, perPage }, { user }, { roleDocs, users }) => {
    const options = { sort: { name: 'asc' as const }, skip: (page - 1) * perPage, limit: perPage };
    const [roles, total, groups] = await Promise.all([
      roleDocs.draft.find({}, options),
      roleDocs.draft.count({}),
      holds(user, 'people') ? users.draft.countBy(['roles']) : null,
    ]);
    const holders = groups && new Map(groups.map(({ values, count }) => [values[0], count]));
    return {
      roles: roles.map((role) => ({ ...toRoleRow(role), ...(holders && { holders: holders.get(role._id) ?? 0 }) })),
      total,
    };
  },
);

export const roleUses = handle(
  identity.calls.roleUses,
  { roles: ROLES, users: USERS, bus: BUS },
  async ({ _id }, caller, needs) => {
    requireCapability(caller, 'people');
    requireRole(await needs.roles.head(_id), _id);
    return findRoleUses(_id, caller, needs);
  },
);
