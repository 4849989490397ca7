import type { AuditedDocument } from '../../proto/entities/audit.ts';
import { describeAction } from '../../proto/revision-actions.ts';
import type { Collection } from '../kit/store/store.ts';
import { isDeletion, type StoredEntry } from './audit-log.ts';

/** The name of a document is content, which is erased once the document can no longer be restored. */
export async function eraseNames(rows: Collection<StoredEntry>, before: Date, limit: number): Promise<number> {
  const filter = { erasing: true, position: { lt: before.toISOString() } };
  const deletions = await rows.find(filter, { sort: { position: 'asc' }, limit });
  for (const deletion of deletions) {
    for (const document of deletion.documents.filter(isDeletion)) await eraseName(rows, document);
    const current = await rows.get(deletion._id);
    if (current) await rows.replace({ ...current, erasing: false });
  }
  return deletions.length;
}

async function eraseName(
  rows: Collection<StoredEntry>,
  { _id: documentId, after = 0 }: AuditedDocument,
): Promise<void> {
  const entries = await rows.find({ documentIds: { has: documentId } }, { sort: { position: 'asc' } });
  const isLater = (document: AuditedDocument) => document._id === documentId && (document.after ?? 0) > after;
  const isRestored = entries.some(({ documents }) =>
    documents.some((document) => isLater(document) && document.action === describeAction('restore')),
  );
  if (isRestored) return;
  for (const entry of entries) {
    const documents = entry.documents.map((one) => (one._id === documentId ? { ...one, name: '' } : one));
    await rows.replace({ ...entry, documents });
  }
}
