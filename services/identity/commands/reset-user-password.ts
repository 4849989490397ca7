import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { mailLimit } from '../attempts.ts';
import { auditUser } from '../audit-user.ts';
import { CREDENTIALS } from '../credentials.ts';
import { CurrentUsers } from '../current-users.ts';
import { requireNotExceeding } from '../require-not-exceeding.ts';
import { SessionRepository } from '../session-repository.ts';
import { TicketRepository } from '../ticket-repository.ts';
import { requireUser, requireActive, ROOT, USERS } from '../user.ts';

export const resetUserPassword = handle(
  identity.calls.resetUserPassword,
  {
    users: USERS,
    credentials: CREDENTIALS,
    currentUsers: CurrentUsers,
    limits: AttemptLimits,
    sessions: SessionRepository,
    tickets: TicketRepository,
  },
  async ({ userId }, caller, { users, currentUsers, credentials, limits, tickets, sessions }) => {
    requireCapability(caller, 'people');
    const user = requireUser(await users.head(userId), userId);
    if (userId === ROOT && caller.user?._id !== userId) throw identityRefusals.rootPasswordReset();
    requireNotExceeding(caller, (await currentUsers.find(userId))!);
    requireActive(user);
    await limits.reserve(mailLimit(userId));
    auditUser(user, 'password removed');
    await credentials.delete(userId);
    await tickets.revokeAll(userId);
    await sessions.endAll(userId, toAuthor(caller)._id);
    return tickets.send('reset', user, caller.origin);
  },
);
