import type { Role } from '../../proto/entities/user.ts';
import { identity } from '../../proto/identity.ts';
import { defaultGrants, type Grant, unionOf, type User } from '../../proto/permissions.ts';
import { accessRefusals } from '../../proto/refusals/access.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { createEvent } from '../kit/bus/outbox.ts';
import {
  type Decision,
  type Head,
  requireRevision,
  versioned,
  type VersionedDocument,
} from '../kit/versioned/versioned.ts';
import { claimSkeleton, isSkeletonClaim, normalizeEmail, normalizeUsername, requireClearUsername } from './names.ts';

/** Id and role of the user who passes every check. The role cannot be assigned or removed, and gives no rights to another user. */
export const ROOT = 'root';

const MAX_USERS = 5000;

export interface UserContent {
  username: string;
  email: string;
  roles: string[];
  deactivated?: true;
}

export abstract class UserDocs extends versioned<UserContent>({
  archive: {
    excluded: [ROOT],
    requireAllowed: ({ username, roles }) => {
      requireClearUsername(username);
      if (roles.includes(ROOT)) throw identityRefusals.roleNameReserved();
    },
  },
  name: 'users',
  kind: 'user',
  draftIndexes: [
    { fields: ['username'] },
    { fields: ['email'] },
    { fields: ['roles', 'username', '_id'], each: 'roles' },
  ],
  counts: [{ fields: ['roles'], each: 'roles' }],
  summarise: ({ username }) => ({ name: username, guard: {} }),
  // Usernames and emails share one namespace, because both can be used to sign in.
  claims: ({ username, email }) => [...new Set([username, email]), claimSkeleton(username)],
  taken: (claim) =>
    isSkeletonClaim(claim) ? identityRefusals.lookTaken() : identityRefusals.nameTaken({ name: claim }),
  keys: { form: 1 },
}) {}

interface NewUser {
  username: string;
  email: string;
}

export function decideInvite(
  user: NewUser & Pick<UserContent, 'roles'>,
  existing: Pick<Role, '_id'>[],
  count: number,
): Decision<UserContent> {
  if (count >= MAX_USERS) throw identityRefusals.tooManyUsers({ max: MAX_USERS });
  const names = normalizeNames(user);
  requireClearUsername(names.username);
  return { action: 'invite', draft: { ...names, roles: assignableRoles(user.roles, existing) } };
}

export function decideCreateRoot(head: Head<UserContent> | null, user: NewUser): Decision<UserContent> | null {
  return head ? null : { action: 'create', draft: { ...normalizeNames(user), roles: [ROOT] } };
}

export function decideApplyRoles(
  head: Head<UserContent> | null,
  { _id: userId, revision }: { _id: string; revision?: number },
  roles: string[],
  existing: Pick<Role, '_id'>[],
): Decision<UserContent> {
  const user = toContent(requireUser(head, userId));
  if (revision !== undefined) requireRevision(revision, head, user.username);
  const current = userId === ROOT ? [ROOT] : [];
  return {
    action: 'apply-roles',
    draft: { ...user, roles: [...current, ...assignableRoles(roles, existing)] },
    facts: changedEvents(userId),
  };
}

export function decideDeactivate(
  head: Head<UserContent> | null,
  userId: string,
  byId: string | undefined,
): Decision<UserContent> | null {
  const user = requireUser(head, userId);
  if (userId === ROOT) throw identityRefusals.rootDeactivation();
  if (userId === byId) throw identityRefusals.ownDeactivation();
  if (user.deactivated) return null;
  return { action: 'deactivate', draft: { ...toContent(user), deactivated: true }, facts: changedEvents(userId) };
}

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
  if (user.deactivated) throw identityRefusals.sessionOver();
  const username = change.username === undefined ? user.username : normalizeUsername(change.username);
  const email = change.email === undefined ? user.email : normalizeEmail(change.email);
  if (username !== user.username && userId !== ROOT) requireClearUsername(username);
  return { action: 'change-account', draft: { ...user, username, email }, facts: changedEvents(userId) };
}

export function requireActive({ username, deactivated: isDeactivated }: UserContent): void {
  if (isDeactivated) throw identityRefusals.deactivated({ username });
}

export function requireUser(head: Head<UserContent> | null, userId: string): VersionedDocument<UserContent> {
  if (!head) throw identityRefusals.noUser({ id: userId });
  return head.draft;
}

export function toUserView({ _id, username, email, roles }: UserContent & { _id: string }, existing: Role[]): User {
  const held = existing.filter((role) => roles.includes(role._id));
  const isRoot = _id === ROOT;
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

/** Throws the refusal for roles that do not exist. */
export function assignableRoles(roles: string[], existing: Pick<Role, '_id'>[]): string[] {
  const assigned = [...new Set(roles)].filter((id) => id !== ROOT);
  const unknown = assigned.filter((id) => !existing.some(({ _id }) => _id === id));
  if (unknown.length > 0) throw accessRefusals.unknownRoles({ roles: unknown.join(', ') }, { roles: unknown });
  return assigned;
}

const changedEvents = (userId: string) => () => [createEvent(identity.events.changed, { userId, sessionId: null })];

const normalizeNames = ({ username, email }: NewUser): NewUser => ({
  username: normalizeUsername(username),
  email: normalizeEmail(email),
});

export const combineGrants = ({ grants }: Pick<Role, 'grants'>): Grant[] => grants ?? defaultGrants;
