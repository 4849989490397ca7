import { countAll } from './collection.ts';
import { trigramFilter } from './trigram-filter.ts';
import type { Collection, Document, Filter } from './store.ts';

export interface Search<T> {
  filter: Filter;
  text: string;
  sort: { by: string; value: (document: T) => string; direction: 'asc' | 'desc' };
  skip: number;
  limit: number;
}

export async function findBySubstring<T extends Document>(
  rows: Pick<Collection<T>, 'find' | 'count' | 'countBy'>,
  { grams, folded }: { grams: string; folded: string },
  { filter, text, sort: { by, value, direction }, skip, limit }: Search<T>,
): Promise<{ found: T[]; total: number }> {
  const options = { sort: { [by]: direction }, skip, limit };
  if (text === '') {
    const total = await countAll(rows, filter);
    return { found: await rows.find(filter, options), total };
  }
  const containing = { ...filter, [folded]: { contains: text } };
  const few = await trigramFilter(rows, grams, text);
  if (!few) return { found: await rows.find(containing, options), total: await rows.count(containing) };
  const found = (await rows.find({ ...few, ...containing })).sort(
    (a, b) => compare(value(a), value(b)) || compare(a._id, b._id),
  );
  if (direction === 'desc') found.reverse();
  return { found: found.slice(skip, skip + limit), total: found.length };
}

const compare = <V>(a: V, b: V): number => (a < b ? -1 : a > b ? 1 : 0);
