import type { UserRow } from '../../../../../proto/entities/user.ts';
import { messages, common } from '../../messages/messages.ts';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { statusOf, type UserStatus } from '../../../../../proto/user-status.ts';

const t = messages.users;

/** Sign-ins before an upgrade were not recorded. */
export function describeSignIn({ lastSignInAt, verified }: UserRow): string {
  if (lastSignInAt) return formatDateTime(lastSignInAt);
  return verified ? t.notRecorded : t.never;
}

/** An invitation that was not mailed is part of the status, because the person waits for it. */
export const describeInvitation = (user: UserRow): string =>
  user.mailProblem === undefined ? describeStatus(statusOf(user)) : t.invitationNotSent;

export const describeStatus = (status: UserStatus): string =>
  status === 'active' ? common.active : messages.users.statuses[status];
