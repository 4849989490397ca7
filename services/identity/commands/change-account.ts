import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { identity } from '../../../proto/identity.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { confirmLimit } from '../attempts.ts';
import { CREDENTIALS } from '../credentials.ts';
import { CurrentUsers } from '../current-users.ts';
import { Passwords } from '../passwords.ts';
import { TicketRepository } from '../ticket-repository.ts';
import { decideChangeAccount, USERS } from '../user.ts';

const dependencies = {
  users: USERS,
  credentials: CREDENTIALS,
  currentUsers: CurrentUsers,
  limits: AttemptLimits,
  passwords: Passwords,
  tickets: TicketRepository,
};
type Needs = Resolved<typeof dependencies>;

export const changeAccount = handle(
  identity.calls.changeAccount,
  dependencies,
  async ({ username, email, password }, caller, needs) => {
    const { users, tickets, currentUsers } = needs;
    const by = toAuthor(caller);
    await confirm(needs, by._id, password, caller.source);
    await users.commit(by._id, by, (head) => decideChangeAccount(head, by._id, { username, email }));
    if (email !== undefined) await tickets.revokeAll(by._id);
    const user = await currentUsers.findActive(by._id);
    if (!user) throw identityRefusals.sessionOver();
    return user;
  },
);

async function confirm(
  { limits, credentials, passwords }: Needs,
  userId: string,
  password: string,
  source: string | undefined,
): Promise<void> {
  const limit = confirmLimit(userId);
  await limits.reserve(limit);
  const credential = await credentials.get(userId);
  const matches = await passwords.runQueued(source, () => passwords.matches(credential?.hash, password));
  if (!matches) throw identityRefusals.wrongPassword();
  await limits.reset(limit);
}
