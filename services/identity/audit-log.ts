import type { AuditedDocument, AuditEntry, AuditRow } from '../../proto/entities/audit.ts';
import { calls } from '../../proto/index.ts';
import { deletions, type DocumentAction } from '../../proto/document-actions.ts';
import { collection, type Document } from '../kit/store/store.ts';

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
  /** Salts of the names of the documents. The one of an erased name is empty, because the name could otherwise be guessed from its hash. */
  salts?: string[];
  nameHashes?: string[];
  /** Number of the block that contains the entry, which does not change any more. */
  block?: number;
  version: number;
}

export abstract class AuditLogRows extends collection<StoredEntry>({
  name: 'audit_log',
  indexes: [
    { fields: ['position', '_id'] },
    { fields: ['username', 'position', '_id'] },
    { fields: ['kinds', 'position', '_id', 'username'], each: 'kinds' },
    { fields: ['refused', 'position', '_id'] },
    { fields: ['erasing', 'position', '_id'] },
    { fields: ['documentIds', 'position', '_id'], each: 'documentIds' },
    { fields: ['block', 'position', '_id'] },
  ],
}) {}

const SIGN_IN = 'signIn';

const FORGOT_PASSWORD = 'identity.forgotPassword';
const signInCalls = [
  'identity.login',
  'identity.loginOfProgram',
  'identity.confirmLogin',
  'identity.confirmSession',
  'identity.finishSignIn',
  'identity.takeHandOff',
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
    erasing: documents.some(({ action }) => deletions.has(action)),
    refused: outcome !== 'ok' || call === FORGOT_PASSWORD,
    version: 1,
  };
}

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
    documents: documents.map(toCoded),
  };
}

/** Earlier versions stored these words instead of codes, so they must not change. */
const storedWords: Record<string, DocumentAction> = {
  created: 'create',
  saved: 'save',
  edited: 'edit',
  'block copied in': 'cloneComponent',
  published: 'publish',
  unpublished: 'unpublish',
  'publish undone': 'takeBackPublish',
  deleted: 'delete',
  restored: 'restore',
  'created as a copy': 'copy',
  moved: 'movePage',
  'page type changed': 'changeType',
  'tags changed': 'changeTags',
  'owner removed': 'assign',
  'created for a moved page': 'move',
  'deleted: the page is back': 'free',
  'roles changed': 'apply',
  invited: 'invite',
  deactivated: 'deactivate',
  reactivated: 'reactivate',
  'account changed': 'change-account',
  uploaded: 'upload',
  replaced: 'replace',
  changed: 'change',
  'session ended': 'endSession',
  'sessions ended': 'endSessions',
  'invited again': 'inviteAgain',
  'password removed': 'removePassword',
};
const ASSIGNED = 'assigned to ';

/** Events of earlier versions, which may arrive during an upgrade, are converted too. */
export function toCoded(document: AuditedDocument): AuditedDocument {
  const { action } = document;
  if (action.startsWith(ASSIGNED)) return { ...document, action: 'assign', owner: action.slice(ASSIGNED.length) };
  return { ...document, action: storedWords[action] ?? action };
}
