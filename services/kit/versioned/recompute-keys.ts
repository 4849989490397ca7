import { insertNew } from '../store/collection.ts';
import type { Collection } from '../store/store.ts';
import { toDocument } from './projection-rows.ts';
import { FORM, type ProjectionRow, type Tables } from './tables.ts';
import type { VersionedSpec } from './versioned.ts';

const BATCH = 200;

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
  for (let last = ''; ;) {
    const filter = { _gone: null, [FORM]: form, _id: { gt: last } };
    const batch = await rows.find(filter, { sort: { _id: 'asc' }, limit: BATCH });
    if (batch.length === 0) return;
    for (const { _id: documentId, updatedAt: at, ...content } of batch)
      for (const claim of spec.claims?.(content as T) ?? [])
        await insertNew(claims, { _id: claim, documentId, token: 'recomputed', at });
    await Promise.all(
      batch.map((row) => rows.replace({ ...row, ...keysOf(toDocument(row)!) }, { revision: row.revision })),
    );
    last = batch.at(-1)!._id;
  }
}
