import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { CurrentUsers } from '../current-users.ts';
import { requireNotExceeding } from '../require-not-exceeding.ts';
import { ROLES } from '../role.ts';
import { TicketRepository } from '../ticket-repository.ts';
import { decideInvite, USERS } from '../user.ts';

export const inviteUser = handle(
  identity.calls.inviteUser,
  { users: USERS, roleDocs: ROLES, clock: CLOCK, tickets: TicketRepository, currentUsers: CurrentUsers },
  async ({ newUser }, caller, { users, roleDocs, clock, tickets, currentUsers }) => {
    requireCapability(caller, 'people');
    const existing = await roleDocs.draft.find({ _id: { in: newUser.roles } });
    for (const role of existing) requireNotExceeding(caller, role);
    const count = await users.draft.count({});
    const { draft } = await users.commit(clock.id(), toAuthor(caller), () => decideInvite(newUser, existing, count));
    const [user] = await currentUsers.rows([draft!]);
    return { ...(await tickets.send('invite', draft!, caller.origin)), user: user! };
  },
);
