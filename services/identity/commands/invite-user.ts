import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { Tickets } from '../tickets.ts';
import { invited, USERS } from '../user.ts';

export const inviteUser = handle(
  identity.calls.inviteUser,
  { users: USERS, clock: CLOCK, tickets: Tickets },
  async (input, caller, { users, clock, tickets }) => {
    permit(caller, 'people');
    const { draft } = await users.commit(clock.id(), authorOf(caller), () => invited(input.newUser));
    return { link: await tickets.send('invite', draft!, caller.origin) };
  },
);
