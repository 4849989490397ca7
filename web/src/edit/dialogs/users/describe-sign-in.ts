import type { UserRow } from '../../../../../proto/entities/user.ts';
import { messages } from '../../messages/messages.ts';
import { formatDateTime } from '../../ui/format-date-time.ts';

const t = messages.users;

/** Sign-ins before an upgrade were not recorded. */
export function describeSignIn({ lastSignInAt, verified }: UserRow): string {
  if (lastSignInAt) return formatDateTime(lastSignInAt);
  return verified ? t.notRecorded : t.never;
}
