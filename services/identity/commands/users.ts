import type { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { requireCapability } from '../../kit/access.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { CLOCK } from '../../kit/clock.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { ApiTokenRepository } from '../api-token-repository.ts';
import { mailLimit } from '../attempts.ts';
import { CurrentUsers } from '../current-users.ts';
import { CredentialRows } from '../passwords.ts';
import { auditUser, requireAssignable, requireManageable, requireNotExceeding } from '../rights.ts';
import { RoleDocs } from '../role.ts';
import { SessionRepository } from '../session-repository.ts';
import { TicketRepository } from '../ticket-repository.ts';
import {
  decideApplyRoles,
  decideDeactivate,
  decideInvite,
  decideReactivate,
  requireActive,
  requireUser,
  ROOT,
  UserDocs,
} from '../user.ts';

const { calls } = identity;

const dependencies = {
  users: UserDocs,
  roles: RoleDocs,
  credentials: CredentialRows,
  currentUsers: CurrentUsers,
  sessions: SessionRepository,
  tickets: TicketRepository,
  apiTokens: ApiTokenRepository,
  limits: AttemptLimits,
  clock: CLOCK,
};

export const inviteUser = handle(calls.inviteUser, dependencies, async ({ newUser }, caller, needs) => {
  const { users, roles, clock, tickets, currentUsers } = needs;
  requireCapability(caller, 'people');
  const existing = await roles.draft.find({ _id: { in: newUser.roles } });
  for (const role of existing) requireNotExceeding(caller, role);
  const count = await users.draft.count({});
  const { draft } = await users.commit(clock.id(), toAuthor(caller), () => decideInvite(newUser, existing, count));
  const user = await currentUsers.row(draft!);
  return { ...(await tickets.send('invite', draft!, caller)), user };
});

export const reinviteUser = handle(calls.reinviteUser, dependencies, async ({ userId }, caller, needs) => {
  const user = await requireMailable(userId, identityRefusals.rootInvitation, caller, needs);
  auditUser(user, 'inviteAgain');
  return needs.tickets.send('invite', user, caller);
});

export const resetUserPassword = handle(calls.resetUserPassword, dependencies, async ({ userId }, caller, needs) => {
  const { credentials, tickets, sessions, apiTokens } = needs;
  const user = await requireMailable(userId, identityRefusals.rootPasswordReset, caller, needs);
  auditUser(user, 'removePassword');
  await credentials.delete(userId);
  await tickets.revokeAll(userId);
  await apiTokens.revokeAll(userId);
  await sessions.endAll(userId, toAuthor(caller)._id);
  return tickets.send('reset', user, caller);
});

/** The link lets its bearer sign in as the user, so administrators must not get one for root. */
async function requireMailable(
  userId: string,
  refuseRoot: () => Problem,
  caller: Caller,
  needs: Resolved<typeof dependencies>,
) {
  requireCapability(caller, 'people');
  const user = requireUser(await needs.users.head(userId), userId);
  if (userId === ROOT && caller.user?._id !== userId) throw refuseRoot();
  await requireManageable(userId, caller, needs);
  requireActive(user);
  await needs.limits.reserve(mailLimit(userId));
  return user;
}

export const applyRolesToUser = handle(calls.applyRolesToUser, dependencies, async (input, caller, needs) => {
  const { users, currentUsers } = needs;
  const { selectedUser, roles } = input;
  requireCapability(caller, 'people');
  const userId = selectedUser._id;
  const existing = await needs.roles.draft.find({ _id: { in: roles } });
  await requireAssignable(userId, existing, caller, needs);
  const { draft } = await users.commit(userId, toAuthor(caller), (head) =>
    decideApplyRoles(head, selectedUser, roles, existing),
  );
  return currentUsers.row(draft!);
});

export const deactivateUser = handle(calls.deactivateUser, dependencies, async ({ userId }, caller, needs) => {
  const { users, currentUsers, tickets, sessions, apiTokens } = needs;
  requireCapability(caller, 'people');
  const by = toAuthor(caller);
  await requireManageable(userId, caller, needs);
  const { draft } = await users.commit(userId, by, (head) => decideDeactivate(head, userId, by._id));
  await tickets.revokeAll(userId);
  await apiTokens.revokeAll(userId);
  await sessions.endAll(userId, by._id);
  return currentUsers.row(draft!);
});

export const reactivateUser = handle(calls.reactivateUser, dependencies, async ({ userId }, caller, needs) => {
  const { users, currentUsers, sessions } = needs;
  requireCapability(caller, 'people');
  const by = toAuthor(caller);
  await requireManageable(userId, caller, needs);
  const { draft } = await users.commit(userId, by, async (head) => {
    const decision = decideReactivate(head, userId);
    // A concurrent sign-in may have created a session while the user was deactivated.
    if (decision) await sessions.endAll(userId, by._id);
    return decision;
  });
  return currentUsers.row(draft!);
});
