import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { CurrentUsers } from '../current-users.ts';
import { requireNotExceeding } from '../require-not-exceeding.ts';
import { SessionRepository } from '../session-repository.ts';
import { TicketRepository } from '../ticket-repository.ts';
import { decideDeactivate, USERS } from '../user.ts';

export const deactivateUser = handle(
  identity.calls.deactivateUser,
  { users: USERS, currentUsers: CurrentUsers, sessions: SessionRepository, tickets: TicketRepository },
  async ({ userId }, caller, { currentUsers, users, tickets, sessions }) => {
    requireCapability(caller, 'people');
    const by = toAuthor(caller);
    const target = await currentUsers.find(userId);
    if (target) requireNotExceeding(caller, target);
    const { draft } = await users.commit(userId, by, (head) => decideDeactivate(head, userId, by._id));
    await tickets.revokeAll(userId);
    await sessions.endAll(userId, by._id);
    const [row] = await currentUsers.rows([draft!]);
    return row!;
  },
);
