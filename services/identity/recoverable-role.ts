import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { requireCapability } from '../kit/require-capability.ts';
import { requireNotExceeding } from './require-not-exceeding.ts';
import { decideSaveRole, ROLES } from './role.ts';
import { publishRoleChanged } from './publish-role-changed.ts';
import { SessionRepository } from './session-repository.ts';
import { USERS } from './user.ts';

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
