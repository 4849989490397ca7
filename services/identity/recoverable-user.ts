import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { requireCapability } from '../kit/require-capability.ts';
import { ROLES } from './role.ts';
import { RoleAssignments } from './role-assignments.ts';
import { decideApplyRoles, ROOT, USERS } from './user.ts';

export const recoverableUser = defineRecoverable(
  'user',
  { docs: USERS, roleDocs: ROLES, assignments: RoleAssignments },
  {
    permit: (caller) => requireCapability(caller, 'people'),
    async restore({ roles }, { _id, head, caller }, { roleDocs, assignments }) {
      const existing = await roleDocs.draft.find({ _id: { in: roles } });
      await assignments.requireNotExceeding(caller, _id, existing);
      const next = roles.filter((id) => id !== ROOT && existing.some((role) => role._id === id));
      return decideApplyRoles(head, { _id }, next, existing);
    },
  },
);
