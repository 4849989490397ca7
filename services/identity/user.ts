import { identity } from '../../proto/identity.ts';
import type { Role } from '../../proto/entities/user.ts';
import { Problem } from '../../proto/errors.ts';
import { unionOf, type User } from '../../proto/permissions.ts';
import { fact } from '../kit/bus/facts.ts';
import { token } from '../kit/contract/token.ts';
import { startedFrom } from '../kit/versioned/started-from.ts';
import type { Decision, Doc, Head, Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';
import { grantsOf } from './grants-of.ts';

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
export function invited(user: NewUser): Decision<UserContent> {
  return { action: 'invite', draft: { ...named(user), roles: [] } };
}

/** Null when there is a root user already: the deployment's settings make it once and never change it. */
export function rooted(head: Head<UserContent> | null, user: NewUser): Decision<UserContent> | null {
  return head ? null : { action: 'create', draft: { ...named(user), roles: [ROOT] } };
}

/** `known` are the roles there are; `revision` is what the roles were chosen for, if that was told. */
export function rolesApplied(
  head: Head<UserContent> | null,
  { _id: userId, revision }: { _id: string; revision?: number },
  roles: string[],
  known: Role[],
): Decision<UserContent> {
  const user = contentOf(existing(head, userId));
  const { username, roles: before } = user;
  if (revision !== undefined) startedFrom(revision, head, username);
  const unknown = roles.filter((id) => id !== ROOT && !known.some(({ _id }) => _id === id));
  if (unknown.length > 0) throw new Problem('invalid', `There is no role ${unknown.join(', ')}.`, { roles: unknown });
  const kept = before.includes(ROOT) ? [ROOT] : [];
  const given = roles.filter((id) => id !== ROOT);
  return {
    action: 'apply-roles',
    draft: { ...user, roles: [...new Set([...kept, ...given])] },
    facts: changedFacts(userId),
  };
}

/** Null when nothing changes. */
export function deactivated(
  head: Head<UserContent> | null,
  userId: string,
  byId: string | undefined,
): Decision<UserContent> | null {
  const user = existing(head, userId);
  if (user.roles.includes(ROOT)) throw new Problem('forbidden', 'The root user cannot be deactivated.');
  if (userId === byId) throw new Problem('forbidden', 'You cannot deactivate your own account.');
  if (user.deactivated) return null;
  return { action: 'deactivate', draft: { ...contentOf(user), deactivated: true }, facts: changedFacts(userId) };
}

/** Null when nothing changes. */
export function reactivated(head: Head<UserContent> | null, userId: string): Decision<UserContent> | null {
  const user = existing(head, userId);
  if (!user.deactivated) return null;
  const { deactivated: _, ...content } = contentOf(user);
  return { action: 'reactivate', draft: content, facts: changedFacts(userId) };
}

export function renamed(
  head: Head<UserContent> | null,
  userId: string,
  change: Partial<NewUser>,
): Decision<UserContent> {
  const user = contentOf(existing(head, userId));
  if (user.deactivated) throw new Problem('unauthenticated', 'Your session is over. Sign in again.');
  const next = { username: change.username ?? user.username, email: change.email ?? user.email };
  return { action: 'change-account', draft: { ...user, ...named(next) }, facts: changedFacts(userId) };
}

export function refuseDeactivated({ username, deactivated: isDeactivated }: UserContent): void {
  if (isDeactivated) throw new Problem('conflict', `${username} is deactivated. Reactivate the user first.`);
}

export function existing(head: Head<UserContent> | null, userId: string): Doc<UserContent> {
  if (!head) throw new Problem('not-found', `There is no user ${userId}.`);
  return head.draft;
}

/** What a user may do now: roles that were deleted since count no more. */
export function viewOf({ _id, username, email, roles }: UserContent & { _id: string }, known: Role[]): User {
  const held = known.filter((role) => roles.includes(role._id));
  const isRoot = roles.includes(ROOT);
  const admin = isRoot || held.some((role) => role.admin);
  return {
    _id,
    username,
    email,
    roles: [...(isRoot ? [ROOT] : []), ...held.map((role) => role._id)],
    admin,
    grants: admin ? [] : unionOf(held.flatMap(grantsOf)),
  };
}

const contentOf = ({ username, email, roles, deactivated: isDeactivated }: UserContent): UserContent => ({
  username,
  email,
  roles,
  ...(isDeactivated && { deactivated: isDeactivated }),
});

const changedFacts = (userId: string) => () => [fact(identity.events.changed, { userId, sessionId: null })];

const named = ({ username, email }: NewUser): NewUser => ({
  username: username.trim().toLowerCase(),
  email: email.trim().toLowerCase(),
});
