import { repairDocument, isProjected } from './project.ts';
import { LARGE_FIELDS } from './revision.ts';
import type { Tables } from './tables.ts';

export async function repairProjections<T extends object>(tables: Tables<T>): Promise<number> {
  const open = await tables.revisions.find({ open: true }, { without: LARGE_FIELDS });
  const newest = new Map<string, number>();
  for (const { documentId, revision } of open) {
    newest.set(documentId, Math.max(revision, newest.get(documentId) ?? 0));
  }
  let healed = 0;
  for (const [documentId, revision] of newest) {
    if (!(await isProjected(tables, { documentId, revision }))) healed += await repairDocument(tables, documentId);
  }
  return healed;
}
