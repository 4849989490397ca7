import { insertNew } from './insert-new.ts';
import type { Collection, Document } from './store.ts';

/** Events may arrive twice and late, so an older revision never replaces a newer one. */
export async function upsertNewest<T extends Document & { revision: number }>(
  rows: Collection<T>,
  row: T,
): Promise<boolean> {
  const unlessNewer = { revision: { lte: row.revision } };
  return (await rows.replace(row, unlessNewer)) || (await insertNew(rows, row)) || rows.replace(row, unlessNewer);
}
