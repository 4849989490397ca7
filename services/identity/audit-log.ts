import type { AuditedDocument, AuditEntry, AuditRow } from '../../proto/entities/audit.ts';
import { calls } from '../../proto/index.ts';
import { describeAction } from '../../proto/revision-actions.ts';
import { token } from '../kit/contract/handle.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

export const AUDIT_LOG = token<Collection<StoredEntry>>('AuditLog');

export interface StoredEntry extends AuditEntry, Document {
  /** Time and id of the entry, so that positions are unique and sorted by time. */
  position: string;
  until: string;
  username: string;
  kinds: string[];
  documentIds: string[];
  /** True if a document was deleted and its name is not erased yet. */
  erasing: boolean;
  /** True for refusals and for calls that everyone can repeat without signing in. */
  refused: boolean;
  version: number;
}

export const auditLogSpec: CollectionSpec = {
  name: 'audit_log',
  indexes: [
    { fields: ['position', '_id'] },
    { fields: ['username', 'position', '_id'] },
    { fields: ['kinds', 'position', '_id', 'username'], each: 'kinds' },
    { fields: ['refused', 'position', '_id'] },
    { fields: ['erasing', 'position', '_id'] },
    { fields: ['documentIds', 'position', '_id'], each: 'documentIds' },
  ],
};

export const SIGN_IN = 'signIn';

const FORGOT_PASSWORD = 'identity.forgotPassword';
const signInCalls = [
  'identity.login',
  'identity.logout',
  FORGOT_PASSWORD,
  'identity.setPassword',
  'identity.changePassword',
];
const summaries = new Map(calls.map(({ subject, summary }) => [subject, summary]));

export function toStoredEntry(entry: AuditEntry, id: string): StoredEntry {
  const { at, call, actor, documents, outcome } = entry;
  const kinds = documents.map(({ kind }) => kind);
  const service = call.split('.')[0]!;
  return {
    ...entry,
    _id: id,
    position: `${at} ${id}`,
    until: at,
    username: actor?.username ?? '',
    kinds: signInCalls.includes(call) ? [SIGN_IN] : kinds.length > 0 ? [...new Set(kinds)] : [service],
    documentIds: documents.map(({ _id }) => _id),
    erasing: documents.some(isDeletion),
    refused: outcome !== 'ok' || call === FORGOT_PASSWORD,
    version: 1,
  };
}

export const isDeletion = ({ action }: AuditedDocument): boolean => action.startsWith(describeAction('delete'));

export function toRow({ _id, at, until, call, outcome, actor, domainId, source, documents }: StoredEntry): AuditRow {
  return {
    _id,
    at,
    ...(until > at && { until }),
    call,
    summary: summaries.get(call) ?? call,
    outcome,
    actor,
    domainId,
    ...(source && { source }),
    documents,
  };
}
