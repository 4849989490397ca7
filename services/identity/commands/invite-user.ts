import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { TicketRepository } from '../ticket-repository.ts';
import { decideInvite, USERS } from '../user.ts';

export const inviteUser = handle(
  identity.calls.inviteUser,
  { users: USERS, clock: CLOCK, tickets: TicketRepository },
  async (input, caller, { users, clock, tickets }) => {
    requireCapability(caller, 'people');
    const { draft } = await users.commit(clock.id(), toAuthor(caller), () => decideInvite(input.newUser));
    return { link: await tickets.send('invite', draft!, caller.origin) };
  },
);
