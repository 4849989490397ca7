import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { requireCapability } from '../kit/access.ts';
import { CurrentUsers } from './current-users.ts';
import { requireAssignable, requireNotExceeding } from './rights.ts';
import { publishRoleChanged } from './role-holders.ts';
import { decideSaveRole, ROLES } from './role.ts';
import { SessionRepository } from './session-repository.ts';
import { decideApplyRoles, ROOT, USERS } from './user.ts';

export const recoverableUser = defineRecoverable(
  'user',
  { docs: USERS, roles: ROLES, currentUsers: CurrentUsers },
  {
    permit: (caller) => requireCapability(caller, 'people'),
    async restore({ roles }, { _id, head, caller }, needs) {
      const existing = await needs.roles.draft.find({ _id: { in: roles } });
      await requireAssignable(_id, existing, caller, needs);
      const next = roles.filter((id) => id !== ROOT && existing.some((role) => role._id === id));
      return decideApplyRoles(head, { _id }, next, existing);
    },
  },
);

export const recoverableRole = defineRecoverable(
  'role',
  { docs: ROLES, users: USERS, sessions: SessionRepository },
  {
    permit(caller, action, { admin = false, grants }) {
      requireCapability(caller, 'people');
      if (action === 'restore') requireNotExceeding(caller, { admin, grants });
    },
    async restore(content, { _id, head }, { docs }) {
      const existing = head ? { _id, revision: head.revision } : {};
      return decideSaveRole(head, { ...content, ...existing }, await docs.draft.count({}));
    },
    afterRestore: ({ _id, caller }, needs) => publishRoleChanged(_id, caller, needs),
  },
);
