import type { Collection, Document, Filter } from './store.ts';

interface Positioned extends Document {
  /** Time and id, so that positions are unique and sorted by time. */
  position: string;
}

interface Bounds {
  from?: string;
  to?: string;
  before?: string;
  after?: string;
}

/** Selects positions after `from` and `after` and before `to` and `before`, excluding all four. */
export function positionsBetween({ from = '', to, before, after = '' }: Bounds): Filter {
  const [end] = [to, before].filter((bound) => bound !== undefined).sort();
  return { position: { gt: after > from ? after : from, lt: end } };
}

/** Returns the first documents in this order; `next` is the position of the last one, or null if none follows. */
export async function findPage<T extends Positioned>(
  rows: Pick<Collection<T>, 'find'>,
  filter: Filter,
  { order, limit }: { order: 'asc' | 'desc'; limit: number },
): Promise<{ page: T[]; next: string | null }> {
  const found = await rows.find(filter, { sort: { position: order }, limit: limit + 1 });
  const page = found.slice(0, limit);
  return { page, next: found.length > limit ? page.at(-1)!.position : null };
}
