import type { Role, UserRow } from '../../../../../proto/entities/user.ts';
import { holdsAll, defaultGrants, type User } from '../../../../../proto/permissions.ts';
import { messages } from '../../messages/messages.ts';

const t = messages.users.refusal;
const ROOT = 'root';

export const isRoot = ({ roles }: Pick<User, 'roles'>): boolean => roles.includes(ROOT);

/** Returns the reason why the current user may not change a user. The service checks it again. */
export function manageRefusal(current: User | null, { admin, grants }: UserRow): string | undefined {
  if (!current || current.admin) return undefined;
  if (admin) return t.administrator;
  return holdsAll(current, grants) ? undefined : t.moreRights;
}

export function deactivateRefusal(current: User | null, user: UserRow): string | undefined {
  if (isRoot(user)) return t.root;
  if (user._id === current?._id) return t.ownDeactivation;
  return manageRefusal(current, user);
}

export function resetRefusal(current: User | null, user: UserRow): string | undefined {
  if (isRoot(user) && current?._id !== user._id) return t.rootPassword;
  return user.deactivated ? t.deactivated : manageRefusal(current, user);
}

/** Only administrators are offered the act. */
export function seeAsRefusal(user: UserRow): string | undefined {
  if (isRoot(user)) return t.rootSeen;
  return user.deactivated ? t.deactivated : undefined;
}

export function roleRefusal(current: User | null, { admin, grants }: Pick<Role, 'admin' | 'grants'>) {
  if (!current || current.admin) return undefined;
  if (admin) return t.roleOfAdministrators;
  return holdsAll(current, grants ?? defaultGrants) ? undefined : t.roleWithMoreRights;
}
