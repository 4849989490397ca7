import type { Role } from '../../proto/entities/user.ts';
import { type Caller, holdsAll, type Grant, type User } from '../../proto/permissions.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import type { DocumentAction } from '../../proto/document-actions.ts';
import { auditDocument } from '../kit/audit/audit-scope.ts';
import { requireCapability } from '../kit/access.ts';
import { checkRights } from '../kit/withheld-rights.ts';
import { toAuthor } from '../kit/versioned/versioned.ts';
import type { CurrentUsers } from './current-users.ts';
import type { RoleDocs } from './role.ts';
import { combineGrants } from './user.ts';

/** Prevents users from granting themselves more rights than they have. */
export const requireNotExceeding = (caller: Caller, held: Held): void =>
  checkRights(caller.user, (user) => checkNotExceeding(user, held));

interface Held {
  admin: boolean;
  grants?: Grant[];
}

function checkNotExceeding(user: User | null, held: Held): void {
  if (!user) throw identityRefusals.signInToManage();
  if (user.admin) return;
  if (held.admin) throw identityRefusals.administratorsManaged();
  if (!holdsAll(user, combineGrants(held))) throw identityRefusals.moreThanOwnRights();
}

interface Needs {
  currentUsers: CurrentUsers;
}

export async function requireManageable(userId: string, caller: Caller, { currentUsers }: Needs): Promise<void> {
  const user = await currentUsers.find(userId);
  if (user) requireNotExceeding(caller, user);
}

/** Checks only added and removed roles, which must not exceed the rights of the caller. */
export async function requireAssignable(
  userId: string,
  next: Role[],
  caller: Caller,
  { currentUsers, roles }: Needs & { roles: RoleDocs },
): Promise<void> {
  const user = await currentUsers.find(userId);
  if (!user) return;
  if (user.admin) requireNotExceeding(caller, user);
  const before = await roles.draft.find({ _id: { in: user.roles } });
  const isIn = (list: Role[], { _id }: Role) => list.some((role) => role._id === _id);
  const changed = [...next.filter((role) => !isIn(before, role)), ...before.filter((role) => !isIn(next, role))];
  for (const role of changed) requireNotExceeding(caller, role);
}

/** Returns the id of the caller, or of another user whom the caller may manage. */
export async function requireSessionOwner(
  userId: string | undefined,
  caller: Caller,
  { currentUsers }: Needs,
): Promise<string> {
  const ownId = toAuthor(caller)._id;
  if (userId === undefined || userId === ownId) return ownId;
  requireCapability(caller, 'people');
  const user = await currentUsers.find(userId);
  if (!user) throw identityRefusals.noUser({ id: userId });
  requireNotExceeding(caller, user);
  auditUser(user, 'endSessions');
  return userId;
}

/** Adds the user to the audit entry of a command that stores no revision. */
export const auditUser = ({ _id, username }: { _id: string; username: string }, action: DocumentAction): void =>
  auditDocument({ kind: 'user', _id, name: username, action });
