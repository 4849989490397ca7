import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { BUS } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { publishRoleChanged } from '../publish-role-changed.ts';
import { requireNotExceeding } from '../require-not-exceeding.ts';
import { decideDeleteRole, requireRole, ROLES } from '../role.ts';
import { findRoleUses } from '../role-uses.ts';
import { SessionRepository } from '../session-repository.ts';
import { USERS } from '../user.ts';

export const deleteRole = handle(
  identity.calls.deleteRole,
  { roles: ROLES, users: USERS, bus: BUS, sessions: SessionRepository },
  async ({ _id }, caller, needs) => {
    requireCapability(caller, 'people');
    await needs.roles.commit(_id, toAuthor(caller), async (head) => {
      const role = requireRole(head, _id);
      requireNotExceeding(caller, role);
      return decideDeleteRole(role, await findRoleUses(_id, caller, needs));
    });
    await publishRoleChanged(_id, caller, needs);
    return { _id };
  },
);
