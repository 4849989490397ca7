import { type Collection, type Document, DuplicateKey } from './store.ts';

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
