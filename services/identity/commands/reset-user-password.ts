import { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { CREDENTIALS } from '../credentials.ts';
import { CurrentUsers } from '../current-users.ts';
import { refuseMore } from '../refuse-more.ts';
import { Sessions } from '../sessions.ts';
import { Tickets } from '../tickets.ts';
import { existing, refuseDeactivated, ROOT, USERS } from '../user.ts';

export const resetUserPassword = handle(
  identity.calls.resetUserPassword,
  { users: USERS, credentials: CREDENTIALS, currentUsers: CurrentUsers, sessions: Sessions, tickets: Tickets },
  async ({ userId }, caller, { users, currentUsers, credentials, tickets, sessions }) => {
    permit(caller, 'people');
    const user = existing(await users.head(userId), userId);
    if (user.roles.includes(ROOT) && caller.user?._id !== userId)
      throw new Problem('forbidden', 'Only the root user can reset the password of the root user.');
    refuseMore(caller, (await currentUsers.find(userId))!);
    refuseDeactivated(user);
    await credentials.delete(userId);
    await tickets.revokeAll(userId);
    await sessions.endAll(userId, authorOf(caller)._id);
    return { link: await tickets.send('reset', user, caller.origin) };
  },
);
