import { auditDocument } from '../kit/audit/audit-scope.ts';

/** For what is done with a user without a revision. */
export const auditUser = ({ _id, username }: { _id: string; username: string }, action: string): void =>
  auditDocument({ kind: 'user', _id, name: username, action });
