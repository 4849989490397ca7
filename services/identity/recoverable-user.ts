import { requireCapability } from '../kit/access.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { CurrentUsers } from './current-users.ts';
import { requireAssignable } from './rights.ts';
import { RoleDocs } from './role.ts';
import { decideApplyRoles, ROOT, UserDocs } from './user.ts';

export const recoverableUser = defineRecoverable(
  'user',
  { docs: UserDocs, roles: RoleDocs, currentUsers: CurrentUsers },
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
