import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { publishRoleChanged } from '../publish-role-changed.ts';
import { requireNotExceeding } from '../require-not-exceeding.ts';
import { ROLES, toRoleRow, decideSaveRole } from '../role.ts';
import { SessionRepository } from '../session-repository.ts';
import { USERS } from '../user.ts';

export const saveRole = handle(
  identity.calls.saveRole,
  { roles: ROLES, users: USERS, clock: CLOCK, sessions: SessionRepository },
  async ({ role }, caller, needs) => {
    const { roles, clock } = needs;
    requireCapability(caller, 'people');
    const { draft } = await roles.commit(role._id ?? clock.id(), toAuthor(caller), async (head) => {
      if (head) requireNotExceeding(caller, head.draft);
      const decision = decideSaveRole(head, role, await roles.draft.count({}));
      requireNotExceeding(caller, decision.draft!);
      return decision;
    });
    await publishRoleChanged(draft!._id, caller, needs);
    return toRoleRow(draft!);
  },
);
