import { AsyncLocalStorage } from 'node:async_hooks';
import { MAX_AUDITED_DOCUMENTS, type AuditedDocument, type AuditEntry } from '../../../proto/entities/audit.ts';

export interface AuditScope {
  documents: AuditedDocument[];
  /** Set by calls that visitors can make; otherwise the caller is the actor. */
  actor?: AuditEntry['actor'];
  /** Set by the call that reports what the BFF has refused: the entry is about that. */
  refused?: Refused;
}

export type Refused = Pick<AuditEntry, 'call' | 'outcome'>;

const scopes = new AsyncLocalStorage<AuditScope>();

export const runInScope = <T>(scope: AuditScope, run: () => T): T => scopes.run(scope, run);

/** For changes that are not revisions; revisions are recorded when they are committed. */
export function auditDocument(document: AuditedDocument): void {
  const documents = scopes.getStore()?.documents;
  if (documents && documents.length < MAX_AUDITED_DOCUMENTS) documents.push(document);
}

export function auditRefusal(refused: Refused): void {
  const scope = scopes.getStore();
  if (scope) scope.refused = refused;
}

/** Null for an unknown account, because what was typed as its name can be a password. */
export function auditActor(actor: AuditEntry['actor']): void {
  const scope = scopes.getStore();
  if (scope) scope.actor = actor && { _id: actor._id, username: actor.username };
}
