import type { AuditRow } from '../../../../../proto/entities/audit.ts';
import { errorMessage } from '../../core/error-message.ts';
import type { DescribedChange } from '../../history/describe-change.ts';
import { inExcerpts } from '../../history/excerpt-difference.ts';
import { loadDescribedChanges } from '../../history/load-described-changes.ts';
import { messages } from '../../messages/messages.ts';
import { comparedDocuments } from './compared-documents.ts';
import { kindLabel } from './describe-entry.ts';

const t = messages.audit;
const MAX_CHANGES = 20;
/** A spreadsheet cuts longer cells. */
const MAX_LENGTH = 30_000;

/** In words; what the caller may not read is refused by the service, and only the refusal is named. */
export async function describeChangesOf({ documents }: AuditRow): Promise<string> {
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
