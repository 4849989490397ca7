import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { CurrentUsers } from '../current-users.ts';
import { refuseMore } from '../refuse-more.ts';
import { Sessions } from '../sessions.ts';
import { Tickets } from '../tickets.ts';
import { deactivated, USERS } from '../user.ts';

export const deactivateUser = handle(
  identity.calls.deactivateUser,
  { users: USERS, currentUsers: CurrentUsers, sessions: Sessions, tickets: Tickets },
  async ({ userId }, caller, { currentUsers, users, tickets, sessions }) => {
    permit(caller, 'people');
    const by = authorOf(caller);
    const target = await currentUsers.find(userId);
    if (target) refuseMore(caller, target);
    const { draft } = await users.commit(userId, by, (head) => deactivated(head, userId, by._id));
    await tickets.revokeAll(userId);
    await sessions.endAll(userId, by._id);
    const [row] = await currentUsers.rows([draft!]);
    return row!;
  },
);
