import type { Call } from '../../../proto/contract.ts';
import type { AuditEntry } from '../../../proto/entities/audit.ts';
import type { Caller, User } from '../../../proto/permissions.ts';
import type { AuditScope } from './audit-scope.ts';

/** Outcomes that are always recorded. Other outcomes report mistakes in the input and are recorded only if the call names the actor, as a sign-in does. */
const recorded = new Set(['ok', 'forbidden', 'second-factor', 'unauthenticated', 'too-many', 'internal']);
/** A file that is refused for its type or size may be part of an attack. */
const recordedOfUploads = new Set(['invalid', 'too-large']);

export function createAuditEntry(
  { kind, subject, upload }: Pick<Call, 'kind' | 'subject' | 'upload'>,
  { user, domainId, source }: Caller,
  ownOutcome: string,
  { actor: named, documents, refused }: AuditScope,
  now: Date,
): AuditEntry | null {
  const isSignIn = named !== undefined;
  const { call, outcome } = (ownOutcome === 'ok' && refused) || { call: subject, outcome: ownOutcome };
  const isRecorded = recorded.has(outcome) || ((upload || refused) && recordedOfUploads.has(outcome));
  if (kind !== 'command' || (!isSignIn && (!user || !isRecorded))) return null;
  return {
    at: now.toISOString(),
    call,
    outcome,
    actor: isSignIn ? named : toActor(user!),
    domainId,
    ...(isSignIn && source && { source }),
    documents: outcome === 'ok' ? documents : [],
  };
}

const toActor = ({ apiToken, seenBy, ...user }: User): AuditEntry['actor'] => ({
  _id: (seenBy ?? user)._id,
  username: (seenBy ?? user).username,
  ...(apiToken !== undefined && { apiToken }),
});

const INTERVAL_MS = 60_000;
const MAX_REMEMBERED = 5000;

type Paced = Pick<AuditEntry, 'call' | 'outcome' | 'actor' | 'source' | 'at'>;

/** Limits how often equal refusals are published, because repeated attempts would fill the event stream. */
export class RefusalPacing {
  private readonly last = new Map<string, number>();

  isDue({ call, outcome, actor, source = '', at }: Paced): boolean {
    if (outcome === 'ok') return true;
    const key = JSON.stringify([call, outcome, actor?._id ?? '', actor?.apiToken ?? '', source]);
    const now = Date.parse(at);
    if (now - (this.last.get(key) ?? -Infinity) < INTERVAL_MS) return false;
    this.last.delete(key);
    this.last.set(key, now);
    for (const oldest of this.last.keys()) {
      if (this.last.size <= MAX_REMEMBERED) break;
      this.last.delete(oldest);
    }
    return true;
  }
}
