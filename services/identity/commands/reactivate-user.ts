import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { CurrentUsers } from '../current-users.ts';
import { requireNotExceeding } from '../require-not-exceeding.ts';
import { SessionRepository } from '../session-repository.ts';
import { decideReactivate, USERS } from '../user.ts';

export const reactivateUser = handle(
  identity.calls.reactivateUser,
  { users: USERS, currentUsers: CurrentUsers, sessions: SessionRepository },
  async ({ userId }, caller, { currentUsers, users, sessions }) => {
    requireCapability(caller, 'people');
    const by = toAuthor(caller);
    const target = await currentUsers.find(userId);
    if (target) requireNotExceeding(caller, target);
    const { draft } = await users.commit(userId, by, async (head) => {
      const decision = decideReactivate(head, userId);
      // A concurrent sign-in may have created a session while the user was deactivated.
      if (decision) await sessions.endAll(userId, by._id);
      return decision;
    });
    const [row] = await currentUsers.rows([draft!]);
    return row!;
  },
);
