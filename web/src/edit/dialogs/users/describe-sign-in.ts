import type { UserRow } from '../../../../../proto/entities/user.ts';
import { messages, common } from '../../messages/messages.ts';
import { formatDateTime } from '../../ui/format-date-time.ts';
import type { UserStatus } from '../../../../../proto/user-status.ts';

const t = messages.users;

/** Sign-ins before an upgrade were not recorded. */
export function describeSignIn({ lastSignInAt, verified }: UserRow): string {
  if (lastSignInAt) return formatDateTime(lastSignInAt);
  return verified ? t.notRecorded : t.never;
}

export const describeStatus = (status: UserStatus): string =>
  status === 'active' ? common.active : messages.users.statuses[status];
