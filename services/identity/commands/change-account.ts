import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { confirmPassword } from '../confirm-password.ts';
import { CREDENTIALS } from '../credentials.ts';
import { CurrentUsers } from '../current-users.ts';
import { Passwords } from '../passwords.ts';
import { TicketRepository } from '../ticket-repository.ts';
import { decideChangeAccount, USERS } from '../user.ts';

export const changeAccount = handle(
  identity.calls.changeAccount,
  {
    users: USERS,
    credentials: CREDENTIALS,
    currentUsers: CurrentUsers,
    limits: AttemptLimits,
    passwords: Passwords,
    tickets: TicketRepository,
  },
  async ({ username, email, password }, caller, needs) => {
    const { users, tickets, currentUsers } = needs;
    const by = toAuthor(caller);
    await confirmPassword(by._id, password, caller, needs);
    await users.commit(by._id, by, (head) => decideChangeAccount(head, by._id, { username, email }));
    if (email !== undefined) await tickets.revokeAll(by._id);
    const user = await currentUsers.findActive(by._id);
    if (!user) throw identityRefusals.sessionOver();
    return user;
  },
);
