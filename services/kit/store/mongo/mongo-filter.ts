import { parseFilter, type Test } from '../parse-query.ts';
import type { Filter, Scalar, GroupCount, CountSpec } from '../store.ts';

type MongoFilter = Record<string, unknown>;

/** MongoDB matches a list if one of its items matches; conditions of the port apply to the list itself. */
const notAList = { $not: { $type: 'array' } };
const matchNone: MongoFilter = { _id: { $in: [] } };

export function mongoFilter(filter: Filter): MongoFilter {
  return all(parseFilter(filter));
}

function all(tests: Test[]): MongoFilter {
  return tests.length === 0 ? {} : { $and: tests.map(compile) };
}

function compile(test: Test): MongoFilter {
  switch (test.kind) {
    case 'equals':
      return equals(test.path, test.value);
    case 'ne':
      return { $nor: [equals(test.path, test.value)] };
    case 'in':
      return oneOf(test.path, test.values);
    case 'range':
      return inObjects(test.path, { [`$${test.operator}`]: test.value, ...notAList });
    case 'contains':
      return inObjects(test.path, { $regex: escapeRegExp(test.text), $options: 'i', ...notAList });
    case 'has':
      return { $and: test.values.map((value) => inObjects(test.path, { $elemMatch: { $eq: value } })) };
    case 'empty': {
      const absentOrEmpty = [equals(test.path, null), inObjects(test.path, { $size: 0 })];
      return test.empty ? { $or: absentOrEmpty } : { $nor: absentOrEmpty };
    }
    case 'any':
      return test.filters.length === 0 ? matchNone : { $or: test.filters.map(all) };
  }
}

function equals(path: string, value: Scalar): MongoFilter {
  if (path === '_id') return { _id: { $eq: value } };
  const condition = { $eq: value, ...notAList };
  if (value !== null) return inObjects(path, condition);
  const lists = parentPaths(path).map((parent) => ({ [parent]: { $type: 'array' } }));
  return lists.length === 0 ? { [path]: condition } : { $or: [...lists, { [path]: condition }] };
}

function oneOf(path: string, values: Scalar[]): MongoFilter {
  const others = values.filter((value) => value !== null);
  if (others.length < values.length && parentPaths(path).length > 0)
    return { $or: [equals(path, null), oneOf(path, others)] };
  return values.length === 0 ? matchNone : inObjects(path, { $in: values, ...notAList });
}

/** MongoDB also searches a path in the items of lists; paths of the port name fields of objects only. */
function inObjects(path: string, condition: MongoFilter): MongoFilter {
  return Object.fromEntries([[path, condition], ...parentPaths(path).map((parent) => [parent, notAList])]);
}

const parentPaths = (path: string): string[] =>
  path.split('.').slice(0, -1).map((_, index, names) => names.slice(0, index + 1).join('.')); // prettier-ignore

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

export interface MongoGroup {
  _id: Record<string, unknown>;
  count: number;
}

/** Counts on each read, because MongoDB has no triggers and a crash between two writes would leave a stored count wrong. */
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
