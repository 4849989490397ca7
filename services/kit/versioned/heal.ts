import { repairDocument, isProjected } from './projections.ts';
import { toDocument, type Tables, FORM, type ProjectionRow } from './tables.ts';
import { LARGE_FIELDS } from './revision.ts';
import { type Collection, findBatches, insertNew } from '../store/store.ts';
import type { VersionedSpec } from './versioned.ts';

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

export async function recomputeKeys<T extends object>(tables: Tables<T>, spec: VersionedSpec<T>): Promise<void> {
  const { keys } = spec;
  if (!keys) return;
  for (const rows of [tables.draft, tables.live])
    for (const { values } of await rows.countBy([FORM], { _gone: null }))
      if (values[0] !== keys.form) await recomputeBatch({ tables, spec }, rows, values[0] ?? null);
}

async function recomputeBatch<T extends object>(
  { tables: { keysOf, claims }, spec }: { tables: Tables<T>; spec: VersionedSpec<T> },
  rows: Collection<ProjectionRow<T>>,
  form: string | number | boolean | null,
): Promise<void> {
  for await (const batch of findBatches(rows, { _gone: null, [FORM]: form })) {
    for (const { _id: documentId, updatedAt: at, ...content } of batch)
      for (const claim of spec.claims?.(content as T) ?? [])
        await insertNew(claims, { _id: claim, documentId, token: 'recomputed', at });
    await Promise.all(
      batch.map((row) => rows.replace({ ...row, ...keysOf(toDocument(row)!) }, { revision: row.revision })),
    );
  }
}
