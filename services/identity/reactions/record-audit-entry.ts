import type { AuditEntry } from '../../../proto/entities/audit.ts';
import { identity } from '../../../proto/identity.ts';
import type { DocumentAction } from '../../../proto/document-actions.ts';
import { onEvent } from '../../kit/contract/handle.ts';
import { changeRow, digest } from '../../kit/store/store.ts';
import { hashEntry, withSalts } from '../audit-chain.ts';
import { AuditLogRows, type StoredEntry, toCoded, toStoredEntry } from '../audit-log.ts';

export const recordAuditEntry = onEvent(identity.events.acted, { rows: AuditLogRows }, (entry, { id }, { rows }) => {
  const coded = { ...entry, documents: entry.documents.map(toCoded) };
  return record(rows, coded, entryId(coded, id), id);
});

/** A sealed entry does not change, so what arrives later is an entry of its own. */
async function record(rows: AuditLogRows, entry: AuditEntry, id: string, eventId: string): Promise<void> {
  const next = withSalts(toStoredEntry(entry, id));
  const isMerged = await changeRow(rows, id, (stored) => {
    if (!stored) return next;
    return stored.block === undefined ? mergeEntries(stored, next) : null;
  });
  const sealed = isMerged ? null : await rows.get(id);
  if (!sealed || isContained(next, sealed)) return;
  const own = withSalts(toStoredEntry(entry, digest(`${id} ${eventId}`)));
  await changeRow(rows, own._id, (stored) => (stored ? null : own));
}

/** An event may arrive twice. */
const isContained = (next: StoredEntry, stored: StoredEntry): boolean =>
  hashEntry(mergeEntries(stored, next)) === hashEntry(stored);

const HOUR = 'YYYY-MM-DDTHH'.length;
const repeatedActions: ReadonlySet<string> = new Set<DocumentAction>(['edit', 'save']);
const repeatedCalls = /\.(importRows|finishImport|savePreferences|forgotPassword)$/;

/** Combines equal entries of an hour, because repeated edits, imports, preferences, password requests and refusals would fill the log. */
function entryId(entry: AuditEntry, eventId: string): string {
  if (!isRepeated(entry)) return eventId;
  const { at, call, outcome, actor, source = '', documents } = entry;
  const who = [actor?._id ?? '', ...(actor?.apiToken === undefined ? [] : [actor.apiToken])];
  return digest(JSON.stringify([at.slice(0, HOUR), call, outcome, ...who, source, documents[0]?._id ?? '']));
}

/** Merging is idempotent and independent of the order, because events may arrive twice or late. */
function mergeEntries(stored: StoredEntry, next: StoredEntry): StoredEntry {
  const documents = stored.documents.map((document, index) => {
    const { before = 0, after = 0 } = next.documents[index] ?? {};
    if (document.before === undefined || document.after === undefined) return document;
    return { ...document, before: Math.min(document.before, before), after: Math.max(document.after, after) };
  });
  return {
    ...stored,
    documents,
    until: next.until > stored.until ? next.until : stored.until,
  };
}

const isRepeated = ({ outcome, call, documents }: AuditEntry): boolean =>
  outcome !== 'ok' || repeatedCalls.test(call) || (documents.length === 1 && repeatedActions.has(documents[0]!.action));
