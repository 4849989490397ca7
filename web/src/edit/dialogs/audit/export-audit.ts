import { api, toApiError } from '../../../api.ts';
import { BYTE_ORDER_MARK, localSeparator } from '../../../../../proto/csv.ts';
import type { AuditRow } from '../../../../../proto/entities/audit.ts';
import { messages } from '../../messages/messages.ts';
import { inParallel } from '../../page-acts/run-tasks.ts';
import { type AuditFilters, csvUrl, toQuery } from './audit-filters.ts';
import { chooseDescribed } from './compared-documents.ts';
import { addColumn } from './csv-column.ts';
import { describeChangesOf } from './describe-changes.ts';

const t = messages.audit;
const MAX_DESCRIBED = 500;
const MAX_REQUESTS = 100;
const PAGE_SIZE = 100;

export interface ExportProgress {
  described: number;
  of: number;
}

/** Adds a column with what changed to the file of the service, within the rights of the user who downloads it. */
export async function exportAudit(
  filters: AuditFilters,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<string> {
  const csv = await loadCsv(filters, signal);
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

/** Comparisons that are in progress when the user cancels are not awaited. */
const rejectWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

async function loadCsv(filters: AuditFilters, signal: AbortSignal): Promise<string> {
  const response = await fetch(csvUrl(filters), { signal });
  if (!response.ok) throw await toApiError(response);
  return response.text();
}

/** Entries are loaded until enough of them have changes to describe. */
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
