import { identity } from '../../../proto/identity.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { mailLimit } from '../attempts.ts';
import { auditUser } from '../audit-user.ts';
import { CurrentUsers } from '../current-users.ts';
import { requireNotExceeding } from '../require-not-exceeding.ts';
import { TicketRepository } from '../ticket-repository.ts';
import { requireUser, requireActive, ROOT, USERS } from '../user.ts';

export const reinviteUser = handle(
  identity.calls.reinviteUser,
  { users: USERS, currentUsers: CurrentUsers, limits: AttemptLimits, tickets: TicketRepository },
  async (input, caller, { users, currentUsers, limits, tickets }) => {
    requireCapability(caller, 'people');
    const user = requireUser(await users.head(input.userId), input.userId);
    // The link signs its bearer in as this user, so administrators must not get one for root.
    if (user._id === ROOT && caller.user?._id !== user._id) throw identityRefusals.rootInvitation();
    const current = await currentUsers.find(user._id);
    if (current) requireNotExceeding(caller, current);
    requireActive(user);
    await limits.reserve(mailLimit(user._id));
    auditUser(user, 'invited again');
    return tickets.send('invite', user, caller.origin);
  },
);
