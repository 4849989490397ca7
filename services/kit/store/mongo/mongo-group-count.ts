import { parseFilter } from '../read-filter.ts';
import type { Filter, Scalar, GroupCount, CountSpec } from '../store.ts';
import { mongoFilter } from './mongo-filter.ts';

export interface MongoGroup {
  _id: Record<string, unknown>;
  count: number;
}

/** Counted on read: MongoDB has no triggers, and a crash between two writes would leave a stored count wrong. */
export function mongoGroupCount(fields: string[], filter: Filter, { each }: CountSpec): object[] {
  const { [each ?? '']: _, ...ofDocument } = filter;
  const items = filterItems(filter, each);
  const matches = [
    ...(parseFilter(ofDocument).length === 0 ? [] : [mongoFilter(ofDocument)]),
    ...(each === undefined ? [] : [{ [each]: items ? { $in: items, $type: 'array' } : { $type: 'array' } }]),
  ];
  const values = Object.fromEntries(fields.map((path, index) => [`v${index}`, `$${path}`]));
  const _id = each === undefined ? values : { ...values, items: `$${each}` };
  return [...matches.map((match) => ({ $match: match })), { $group: { _id, count: { $sum: 1 } } }];
}

export function toGroupCounts(
  fields: string[],
  filter: Filter,
  { each }: CountSpec,
  groups: MongoGroup[],
): GroupCount[] {
  const items = filterItems(filter, each);
  const counts = new Map<string, GroupCount>();
  for (const { _id, count } of groups) {
    const listed = each === undefined ? [null] : new Set(_id.items as Scalar[]);
    for (const item of listed) {
      if (each !== undefined && (item === null || !(items?.includes(item) ?? true))) continue;
      const values = fields.map((path, index) => (path === each ? item : scalarOf(_id[`v${index}`])));
      const key = JSON.stringify(values);
      counts.set(key, { values, count: count + (counts.get(key)?.count ?? 0) });
    }
  }
  return [...counts.values()];
}

const scalarOf = (value: unknown): Scalar => (Array.isArray(value) ? null : ((value ?? null) as Scalar));

function filterItems(filter: Filter, each: string | undefined): Scalar[] | null {
  const [test] = each === undefined ? [] : parseFilter({ [each]: filter[each] });
  if (!test) return null;
  return test.kind === 'in' ? test.values : test.kind === 'equals' ? [test.value] : null;
}
