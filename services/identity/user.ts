import { identity } from '../../proto/identity.ts';
import type { Role } from '../../proto/entities/user.ts';
import { Problem } from '../../proto/errors.ts';
import { unionOf, type User } from '../../proto/permissions.ts';
import { createEvent } from '../kit/bus/outbox.ts';
import { token } from '../kit/contract/token.ts';
import { requireRevision } from '../kit/versioned/require-revision.ts';
import type { Decision, VersionedDocument, Head, Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';
import { combineGrants } from './combine-grants.ts';

/** The versioned users, for @Inject. */
export const USERS = token<Versioned<UserContent>>('Users');

/** This role passes every check, and no call can give or take it. */
export const ROOT = 'root';

export interface UserContent {
  /** Lower case, as is the email: both sign the same person in. */
  username: string;
  email: string;
  /** Ids of roles. */
  roles: string[];
  /** Absent for an active user. */
  deactivated?: true;
}

export const userSpec: VersionedSpec<UserContent> = {
  name: 'users',
  draftIndexes: [
    { fields: ['username'] },
    { fields: ['email'] },
    { fields: ['roles', 'username', '_id'], each: 'roles' },
  ],
  summarise: ({ username }) => ({ name: username, guard: {} }),
  // One space of names: somebody's username can not be somebody else's email, because either signs in.
  claims: ({ username, email }) => [...new Set([username, email])],
  taken: (claim) => new Problem('conflict', `${claim} belongs to another user already.`),
};

export interface NewUser {
  username: string;
  email: string;
}

/** Without a role and without a password: the invitation leads to the one, an administrator gives the other. */
export function decideInvite(user: NewUser): Decision<UserContent> {
  return { action: 'invite', draft: { ...named(user), roles: [] } };
}

/** Null when there is a root user already: the deployment's settings make it once and never change it. */
export function decideCreateRoot(head: Head<UserContent> | null, user: NewUser): Decision<UserContent> | null {
  return head ? null : { action: 'create', draft: { ...named(user), roles: [ROOT] } };
}

/** `known` are the roles there are; `revision` is what the roles were chosen for, if that was told. */
export function decideApplyRoles(
  head: Head<UserContent> | null,
  { _id: userId, revision }: { _id: string; revision?: number },
  roles: string[],
  known: Role[],
): Decision<UserContent> {
  const user = toContent(requireUser(head, userId));
  const { username, roles: before } = user;
  if (revision !== undefined) requireRevision(revision, head, username);
  const unknown = roles.filter((id) => id !== ROOT && !known.some(({ _id }) => _id === id));
  if (unknown.length > 0) throw new Problem('invalid', `There is no role ${unknown.join(', ')}.`, { roles: unknown });
  const kept = before.includes(ROOT) ? [ROOT] : [];
  const given = roles.filter((id) => id !== ROOT);
  return {
    action: 'apply-roles',
    draft: { ...user, roles: [...new Set([...kept, ...given])] },
    facts: changedEvents(userId),
  };
}

/** Null when nothing changes. */
export function decideDeactivate(
  head: Head<UserContent> | null,
  userId: string,
  byId: string | undefined,
): Decision<UserContent> | null {
  const user = requireUser(head, userId);
  if (user.roles.includes(ROOT)) throw new Problem('forbidden', 'The root user cannot be deactivated.');
  if (userId === byId) throw new Problem('forbidden', 'You cannot deactivate your own account.');
  if (user.deactivated) return null;
  return { action: 'deactivate', draft: { ...toContent(user), deactivated: true }, facts: changedEvents(userId) };
}

/** Null when nothing changes. */
export function decideReactivate(head: Head<UserContent> | null, userId: string): Decision<UserContent> | null {
  const user = requireUser(head, userId);
  if (!user.deactivated) return null;
  const { deactivated: _, ...content } = toContent(user);
  return { action: 'reactivate', draft: content, facts: changedEvents(userId) };
}

export function decideChangeAccount(
  head: Head<UserContent> | null,
  userId: string,
  change: Partial<NewUser>,
): Decision<UserContent> {
  const user = toContent(requireUser(head, userId));
  if (user.deactivated) throw new Problem('unauthenticated', 'Your session is over. Sign in again.');
  const next = { username: change.username ?? user.username, email: change.email ?? user.email };
  return { action: 'change-account', draft: { ...user, ...named(next) }, facts: changedEvents(userId) };
}

export function requireActive({ username, deactivated: isDeactivated }: UserContent): void {
  if (isDeactivated) throw new Problem('conflict', `${username} is deactivated. Reactivate the user first.`);
}

export function requireUser(head: Head<UserContent> | null, userId: string): VersionedDocument<UserContent> {
  if (!head) throw new Problem('not-found', `There is no user ${userId}.`);
  return head.draft;
}

/** What a user may do now: roles that were deleted since count no more. */
export function toUserView({ _id, username, email, roles }: UserContent & { _id: string }, known: Role[]): User {
  const held = known.filter((role) => roles.includes(role._id));
  const isRoot = roles.includes(ROOT);
  const admin = isRoot || held.some((role) => role.admin);
  return {
    _id,
    username,
    email,
    roles: [...(isRoot ? [ROOT] : []), ...held.map((role) => role._id)],
    admin,
    grants: admin ? [] : unionOf(held.flatMap(combineGrants)),
  };
}

const toContent = ({ username, email, roles, deactivated: isDeactivated }: UserContent): UserContent => ({
  username,
  email,
  roles,
  ...(isDeactivated && { deactivated: isDeactivated }),
});

const changedEvents = (userId: string) => () => [createEvent(identity.events.changed, { userId, sessionId: null })];

const named = ({ username, email }: NewUser): NewUser => ({
  username: username.trim().toLowerCase(),
  email: email.trim().toLowerCase(),
});
