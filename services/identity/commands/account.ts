import { identity } from '../../../proto/identity.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { CLOCK } from '../../kit/clock.ts';
import { SETTINGS } from '../../kit/settings.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { AccountNotices } from '../account-notices.ts';
import { CurrentUsers } from '../current-users.ts';
import { requireStrongPassword } from '../password-rules.ts';
import { confirmPassword, CredentialRows, Passwords } from '../passwords.ts';
import { changePreferences, PreferenceRows } from '../preferences.ts';
import { SessionRepository } from '../session-repository.ts';
import { readSessionId } from '../session-tokens.ts';
import { TicketRepository } from '../ticket-repository.ts';
import { decideChangeAccount, UserDocs } from '../user.ts';

const { calls } = identity;

const dependencies = {
  users: UserDocs,
  credentials: CredentialRows,
  preferences: PreferenceRows,
  currentUsers: CurrentUsers,
  passwords: Passwords,
  sessions: SessionRepository,
  tickets: TicketRepository,
  notices: AccountNotices,
  limits: AttemptLimits,
  clock: CLOCK,
  settings: SETTINGS,
};

export const changeAccount = handle(
  calls.changeAccount,
  dependencies,
  async ({ username, email, password }, caller, needs) => {
    const { users, tickets, notices, currentUsers } = needs;
    const by = toAuthor(caller);
    await confirmPassword(by._id, password, caller, needs);
    const before = await currentUsers.findActive(by._id);
    await users.commit(by._id, by, (head) => decideChangeAccount(head, by._id, { username, email }));
    if (email !== undefined) await tickets.revokeAll(by._id);
    const user = await currentUsers.findActive(by._id);
    if (!user) throw identityRefusals.sessionOver();
    if (before && before.email !== user.email) notices.announceAddress(before.email, user, caller);
    return user;
  },
);

export const changePassword = handle(
  calls.changePassword,
  dependencies,
  async ({ password, newPassword }, caller, needs) => {
    const { credentials, currentUsers, passwords, sessions, tickets, clock, settings } = needs;
    const { _id } = toAuthor(caller);
    const user = await currentUsers.findActive(_id);
    if (!user) throw identityRefusals.sessionOver();
    const { hash: before } = await confirmPassword(_id, password, caller, needs);
    if (newPassword === password) throw identityRefusals.samePassword();
    requireStrongPassword(newPassword, { ...user, baseUrl: settings.baseUrl });
    const hash = await passwords.runQueued(caller.source, () => passwords.hash(newPassword));
    // An administrator may have reset the password meanwhile.
    if (!(await credentials.replace({ _id, hash, changedAt: clock.now().toISOString() }, { hash: before })))
      throw identityRefusals.wrongPassword();
    await tickets.revokeAll(_id);
    await sessions.endAll(_id, _id, readSessionId(caller));
    return { message: 'Password changed' };
  },
);

export const savePreferences = handle(
  calls.savePreferences,
  dependencies,
  async (change, caller, { preferences, sessions }) => {
    const { _id } = toAuthor(caller);
    const changed = await changePreferences(preferences, _id, change);
    await sessions.publishChanged(_id, _id);
    return changed;
  },
);
