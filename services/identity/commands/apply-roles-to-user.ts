import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { CurrentUsers } from '../current-users.ts';
import { RoleAssignments } from '../role-assignments.ts';
import { ROLES } from '../role.ts';
import { decideApplyRoles, USERS } from '../user.ts';

export const applyRolesToUser = handle(
  identity.calls.applyRolesToUser,
  { users: USERS, roleDocs: ROLES, currentUsers: CurrentUsers, assignments: RoleAssignments },
  async ({ selectedUser, roles }, caller, { roleDocs, assignments, users, currentUsers }) => {
    requireCapability(caller, 'people');
    const userId = selectedUser._id;
    const existing = await roleDocs.draft.find({ _id: { in: roles } });
    await assignments.requireNotExceeding(caller, userId, existing);
    const { draft } = await users.commit(userId, toAuthor(caller), (head) =>
      decideApplyRoles(head, selectedUser, roles, existing),
    );
    const [row] = await currentUsers.rows([draft!]);
    return row!;
  },
);
