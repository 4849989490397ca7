import type { AuditEntry } from '../../proto/entities/audit.ts';
import { describeAction } from '../../proto/revision-actions.ts';
import { digest } from '../kit/digest.ts';
import type { StoredEntry } from './audit-log.ts';

const HOUR = 'YYYY-MM-DDTHH'.length;
const repeatedActions = [describeAction('edit'), describeAction('save')];
const repeatedCalls = /\.(importRows|finishImport|savePreferences|forgotPassword)$/;

/** Edits of one document, rows of an import, preferences, requests for a password and refusals would fill the log, so that equal ones of an hour are one entry. */
export function entryId(entry: AuditEntry, eventId: string): string {
  if (!isRepeated(entry)) return eventId;
  const { at, call, outcome, actor, source = '', documents } = entry;
  return digest(JSON.stringify([at.slice(0, HOUR), call, outcome, actor?._id ?? '', source, documents[0]?._id ?? '']));
}

/** Has the same result if an event arrives twice or late. */
export function mergeEntries(stored: StoredEntry, next: StoredEntry): StoredEntry {
  const documents = stored.documents.map((document, index) => {
    const { before = 0, after = 0 } = next.documents[index] ?? {};
    if (document.before === undefined || document.after === undefined) return document;
    return { ...document, before: Math.min(document.before, before), after: Math.max(document.after, after) };
  });
  return {
    ...stored,
    documents,
    until: next.until > stored.until ? next.until : stored.until,
    version: stored.version + 1,
  };
}

const isRepeated = ({ outcome, call, documents }: AuditEntry): boolean =>
  outcome !== 'ok' ||
  repeatedCalls.test(call) ||
  (documents.length === 1 && repeatedActions.includes(documents[0]!.action));
