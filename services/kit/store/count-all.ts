import type { Collection, Document, Filter } from './store.ts';

/** Reads declared counts, so that its cost does not grow with the number of documents. */
export async function countAll(rows: Pick<Collection<Document>, 'countBy'>, filter: Filter): Promise<number> {
  const [all] = await rows.countBy([], filter);
  return all?.count ?? 0;
}
