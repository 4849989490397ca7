import type { AuditedDocument, AuditRow } from '../../../../../proto/entities/audit.ts';
import { deletions } from '../../../../../proto/document-actions.ts';
import { isKind, type KindName } from '../../history/document-kinds.ts';

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
