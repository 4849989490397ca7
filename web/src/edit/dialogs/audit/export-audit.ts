import { api, loadDocument } from '../../../api.ts';
import { BYTE_ORDER_MARK, localSeparator, type Separator, toCsv } from '../../../../../proto/csv.ts';
import type { AuditRow, AuditedDocument } from '../../../../../proto/entities/audit.ts';
import { messages } from '../../messages/messages.ts';
import { parseCsv } from '../../moving-in/read-csv.ts';
import { inParallel } from '../../page-acts/run-tasks.ts';
import { type AuditFilters, csvUrl, toQuery } from './audit-filters.ts';
import { errorMessage } from '../../core/error-message.ts';
import type { DescribedChange } from '../../history/describe-change.ts';
import { inExcerpts } from '../../history/excerpt-difference.ts';
import { loadDescribedChanges } from '../../history/load-described-changes.ts';
import { kindLabel } from './describe-entry.ts';
import { deletions } from '../../../../../proto/document-actions.ts';
import { isKind, type KindName } from '../../history/document-kinds.ts';

const t = messages.audit;
const MAX_DESCRIBED = 500;
const MAX_REQUESTS = 100;
const PAGE_SIZE = 100;

export interface ExportProgress {
  described: number;
  of: number;
}

/** Adds a column with the changes to the file of the service. The user gets only changes that they may read. */
export async function exportAudit(
  filters: AuditFilters,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<string> {
  const csv = await (await loadDocument(csvUrl(filters), signal)).text();
  const { entries, isComplete } = await loadNewest(filters, signal);
  const { described, left } = chooseDescribed(entries, MAX_DESCRIBED);
  const notDescribed = t.notDescribed(MAX_DESCRIBED);
  const cells = new Map(entries.map(({ _id }) => [_id, '']));
  for (const { _id } of left) cells.set(_id, notDescribed);
  let count = 0;
  onProgress({ described: 0, of: described.length });
  const describing = inParallel(
    described,
    () => signal.aborted,
    async (entry) => {
      cells.set(entry._id, await describeChangesOf(entry));
      if (!signal.aborted) onProgress({ described: (count += 1), of: described.length });
    },
  );
  await Promise.race([describing, rejectWhenAborted(signal)]);
  const older = isComplete ? '' : notDescribed;
  return BYTE_ORDER_MARK + addColumn(csv, t.changes, (id) => cells.get(id) ?? older, localSeparator());
}

/** Rejects when the user cancels, so that running comparisons are not awaited. */
const rejectWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Loads entries until enough of them have changes to describe. */
async function loadNewest(filters: AuditFilters, signal: AbortSignal) {
  const entries: AuditRow[] = [];
  let before: string | undefined;
  for (let request = 0; request < MAX_REQUESTS; request += 1) {
    const query = { ...toQuery(filters), before, limit: PAGE_SIZE };
    const page = await api('GET /audit/list', query, { signal });
    entries.push(...page.entries);
    if (page.next === null) return { entries, isComplete: true };
    if (chooseDescribed(entries, MAX_DESCRIBED).left.length > 0) break;
    before = page.next;
  }
  return { entries, isComplete: false };
}

/** Adds a column to a CSV file (RFC 4180), whose last column identifies a record. */
export function addColumn(
  csv: string,
  head: string,
  valueOf: (id: string) => string,
  separator: Separator = ',',
): string {
  const records = parseCsv(csv, separator).map((record, index) => {
    // An id can begin like a formula.
    const id = record.at(-1)!.replace(/^'/, '');
    return [...record, index === 0 ? head : valueOf(id)];
  });
  return toCsv(records, separator);
}

const MAX_CHANGES = 20;
/** A spreadsheet cuts longer cells. */
const MAX_LENGTH = 30_000;

/** Describes the changes, or the refusal if the user may not read the document. */
async function describeChangesOf({ documents }: AuditRow): Promise<string> {
  const compared = comparedDocuments(documents);
  const described: string[] = [];
  for (const { kind, _id, name, before, after } of compared) {
    const changes = await loadDescribedChanges({ kind, _id }, before, after).then(joinChanges, errorMessage);
    described.push(compared.length > 1 ? t.changesIn({ name: name || kindLabel(kind), changes }) : changes);
  }
  const text = described.join('; ');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

export function joinChanges(changes: readonly DescribedChange[]): string {
  if (changes.length === 0) return t.noChanges;
  const left = changes.length - MAX_CHANGES;
  return [
    ...changes.slice(0, MAX_CHANGES).map((change) => t.change(inExcerpts(change))),
    ...(left > 0 ? [t.moreChanges(left)] : []),
  ].join('; ');
}

export interface ComparedDocument {
  kind: KindName;
  _id: string;
  name: string;
  before: number;
  after: number;
}

/** A created or deleted document has nothing to compare with. */
export const comparedDocuments = (documents: readonly AuditedDocument[]): ComparedDocument[] =>
  documents.flatMap(({ kind, _id, name, before, after, action }) =>
    isKind(kind) && before && after && !deletions.has(action) ? [{ kind, _id, name, before, after }] : [],
  );

/** Splits the entries into the first `max` with changes and the remaining ones. */
export function chooseDescribed(
  entries: readonly AuditRow[],
  max: number,
): { described: AuditRow[]; left: AuditRow[] } {
  const changed = entries.filter(({ documents }) => comparedDocuments(documents).length > 0);
  return { described: changed.slice(0, max), left: changed.slice(max) };
}
