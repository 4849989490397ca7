import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { CurrentUsers } from '../current-users.ts';
import { refuseMore } from '../refuse-more.ts';
import { Sessions } from '../sessions.ts';
import { reactivated, USERS } from '../user.ts';

export const reactivateUser = handle(
  identity.calls.reactivateUser,
  { users: USERS, currentUsers: CurrentUsers, sessions: Sessions },
  async ({ userId }, caller, { currentUsers, users, sessions }) => {
    permit(caller, 'people');
    const by = authorOf(caller);
    const target = await currentUsers.find(userId);
    if (target) refuseMore(caller, target);
    const { draft } = await users.commit(userId, by, async (head) => {
      const decision = reactivated(head, userId);
      // A sign-in that ran while the user was deactivated can have left a session.
      if (decision) await sessions.endAll(userId, by._id);
      return decision;
    });
    const [row] = await currentUsers.rows([draft!]);
    return row!;
  },
);
