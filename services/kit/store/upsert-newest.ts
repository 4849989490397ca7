import { type Collection, type Document, DuplicateKey } from './store.ts';

/**
 * Stores what a reader knows of somebody else's document, unless something newer is known already: facts may come twice and
 * late, and must never take a reader back. False when the newer one was kept.
 */
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
