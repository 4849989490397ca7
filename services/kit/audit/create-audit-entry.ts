import type { Call } from '../../../proto/contract.ts';
import type { AuditEntry } from '../../../proto/entities/audit.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { AuditScope } from './audit-scope.ts';

/** Refusals of other kinds are mistakes in an input, except where somebody proves who they are. */
const recorded = new Set(['ok', 'forbidden', 'unauthenticated', 'too-many', 'internal']);

export function createAuditEntry(
  { kind, subject }: Pick<Call, 'kind' | 'subject'>,
  { user, domainId, source }: Caller,
  outcome: string,
  { actor: named, documents }: AuditScope,
  now: Date,
): AuditEntry | null {
  const isSignIn = named !== undefined;
  if (kind !== 'command' || (!isSignIn && (!user || !recorded.has(outcome)))) return null;
  return {
    at: now.toISOString(),
    call: subject,
    outcome,
    actor: isSignIn ? named : { _id: user!._id, username: user!.username },
    domainId,
    ...(isSignIn && source && { source }),
    documents: outcome === 'ok' ? documents : [],
  };
}
