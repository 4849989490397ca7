import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { BUS } from '../../kit/tokens.ts';
import { requireRole, ROLES } from '../role.ts';
import { findRoleUses } from '../role-uses.ts';
import { USERS } from '../user.ts';

export const roleUses = handle(
  identity.calls.roleUses,
  { roles: ROLES, users: USERS, bus: BUS },
  async ({ _id }, caller, needs) => {
    requireCapability(caller, 'people');
    requireRole(await needs.roles.head(_id), _id);
    return findRoleUses(_id, caller, needs);
  },
);
