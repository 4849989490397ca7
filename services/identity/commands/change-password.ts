import { identity } from '../../../proto/identity.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { CLOCK, SETTINGS } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { confirmPassword } from '../confirm-password.ts';
import { CREDENTIALS } from '../credentials.ts';
import { CurrentUsers } from '../current-users.ts';
import { requireStrongPassword } from '../password-rules.ts';
import { Passwords } from '../passwords.ts';
import { SessionRepository } from '../session-repository.ts';
import { readSessionId } from '../session-tokens.ts';
import { TicketRepository } from '../ticket-repository.ts';

export const changePassword = handle(
  identity.calls.changePassword,
  {
    credentials: CREDENTIALS,
    currentUsers: CurrentUsers,
    limits: AttemptLimits,
    passwords: Passwords,
    sessions: SessionRepository,
    tickets: TicketRepository,
    clock: CLOCK,
    settings: SETTINGS,
  },
  async ({ password, newPassword }, caller, needs) => {
    const { credentials, currentUsers, passwords, sessions, tickets, clock, settings } = needs;
    const { _id } = toAuthor(caller);
    const user = await currentUsers.findActive(_id);
    if (!user) throw identityRefusals.sessionOver();
    const { hash: before } = await confirmPassword(_id, password, caller, needs);
    if (newPassword === password) throw identityRefusals.samePassword();
    requireStrongPassword(newPassword, { ...user, baseUrl: settings.baseUrl });
    const hash = await passwords.runQueued(caller.source, () => passwords.hash(newPassword));
    // An administrator may have reset the password in the meantime.
    if (!(await credentials.replace({ _id, hash, changedAt: clock.now().toISOString() }, { hash: before })))
      throw identityRefusals.wrongPassword();
    await tickets.revokeAll(_id);
    await sessions.endAll(_id, _id, readSessionId(caller));
    return { message: 'Password changed' };
  },
);
