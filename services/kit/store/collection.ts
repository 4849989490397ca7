import { createHash } from 'node:crypto';
import { type Collection, type Document, DuplicateKey, type Filter } from './store.ts';

/** Returns false if another document has its id or one of its unique values. */
export async function insertNew<T extends Document>(
  rows: { insert: Collection<T>['insert'] },
  document: T,
): Promise<boolean> {
  try {
    await rows.insert(document);
    return true;
  } catch (error) {
    if (error instanceof DuplicateKey) return false;
    throw error;
  }
}

/** Events may arrive twice and late, so an older revision never replaces a newer one. */
export async function upsertNewest<T extends Document & { revision: number }>(
  rows: Collection<T>,
  row: T,
): Promise<boolean> {
  const unlessNewer = { revision: { lte: row.revision } };
  return (await rows.replace(row, unlessNewer)) || (await insertNew(rows, row)) || rows.replace(row, unlessNewer);
}

export async function deleteExpired<T extends Document & { expiresAt: string }>(
  rows: Collection<T>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const over = await rows.find({ expiresAt: { lt: at } }, { sort: { expiresAt: 'asc' }, limit: 20 });
  for (const { _id } of over) await rows.delete(_id, { expiresAt: { lt: at } });
}

/** Reads declared counts, so that its cost does not grow with the number of documents. */
export async function countAll(rows: Pick<Collection<Document>, 'countBy'>, filter: Filter): Promise<number> {
  const [all] = await rows.countBy([], filter);
  return all?.count ?? 0;
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
