import { type Collection, type Document, DuplicateKey } from './store.ts';

/** Events may arrive twice and late, so an older revision never replaces a newer one. */
export async function upsertNewest<T extends Document & { revision: number }>(
  rows: Collection<T>,
  row: T,
): Promise<boolean> {
  const unlessNewer = { revision: { lte: row.revision } };
  if (await rows.replace(row, unlessNewer)) return true;
  try {
    await rows.insert(row);
    return true;
  } catch (problem) {
    if (!(problem instanceof DuplicateKey)) throw problem;
    return rows.replace(row, unlessNewer);
  }
}
