import { AsyncLocalStorage } from 'node:async_hooks';
import { MAX_AUDITED_DOCUMENTS, type AuditedDocument, type AuditEntry } from '../../../proto/entities/audit.ts';
import type { DocumentAction } from '../../../proto/document-actions.ts';

export interface AuditScope {
  documents: AuditedDocument[];
  /** Set by calls that work without a sign-in or check a password; otherwise the caller is the actor. */
  actor?: AuditEntry['actor'];
  /** Set by the call that reports a refusal of the BFF, which the entry then describes. */
  refused?: RefusedCall;
}

type RefusedCall = Pick<AuditEntry, 'call' | 'outcome'>;

const scopes = new AsyncLocalStorage<AuditScope>();

export const runInScope = <T>(scope: AuditScope, run: () => T): T => scopes.run(scope, run);

/** Records a change that is not a revision. Revisions are recorded when they are committed. */
export function auditDocument(document: AuditedDocument & { action: DocumentAction }): void {
  const documents = scopes.getStore()?.documents;
  if (documents && documents.length < MAX_AUDITED_DOCUMENTS) documents.push(document);
}

export function auditRefusal(refused: RefusedCall): void {
  const scope = scopes.getStore();
  if (scope) scope.refused = refused;
}

/** Pass null for an unknown account, because the name that was typed may be a password. */
export function auditActor(actor: AuditEntry['actor']): void {
  const scope = scopes.getStore();
  if (scope) scope.actor = actor && { _id: actor._id, username: actor.username };
}
