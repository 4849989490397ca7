import { fieldPath, type Test, type Sorting, parseFilter } from './parse-query.ts';
import type { IndexSpec, CollectionSpec, Filter, CountSpec } from './store.ts';

export function indexName({ fields, unique, each }: IndexSpec): string {
  if (each !== undefined && (unique || !fields.includes(each)))
    throw new Error(`An index of each ${each} must contain that field and must not be unique`);
  return [unique ? 'unique' : each === undefined ? 'by' : 'each', ...fields.map(fieldPath)]
    .join('_')
    .replaceAll('.', '_');
}

interface Choice {
  index: IndexSpec;
  missing: string[];
}

const BY_ID: IndexSpec = { fields: ['_id'] };

/** In a compound index, fields with equal values come first, then the sort order, then one range. */
export function chooseIndex(indexes: IndexSpec[], tests: Test[], sort: Sorting[]): Choice {
  const [best] = [BY_ID, ...indexes]
    .map((index) => ({ index, ...evaluateIndex(index, tests, sort) }))
    .sort(
      (a, b) =>
        a.missing.length - b.missing.length || b.begun - a.begun || a.index.fields.length - b.index.fields.length,
    );
  return best!;
}

function evaluateIndex(index: IndexSpec, tests: Test[], sort: Sorting[]): { missing: string[]; begun: number } {
  const fields = [...new Set([...index.fields, '_id'])];
  const isEqual = (path: string) =>
    tests.some((test) => test.kind !== 'any' && test.path === path && isOneValue(test, index));
  const unbound = fields.findIndex((path) => !isEqual(path));
  const prefix = unbound === -1 ? fields : fields.slice(0, unbound);
  const order = sort.filter(({ path }) => !prefix.includes(path));
  const isOrdered =
    order.every(({ path }, position) => path === fields[prefix.length + position]) &&
    new Set(order.map(({ direction }) => direction)).size <= 1;
  const isRange = tests.some((test) => multipliesRows(test, fields[prefix.length]));
  const begun = prefix.length + (isRange ? 0.5 : 0);
  const others = tests.flatMap(pathsOf).filter((path) => !fields.includes(path));
  const lists = tests.filter((test) => test.kind === 'has' && test.path !== index.each);
  return {
    begun,
    missing: [
      ...(begun > 0 || order.length > 0 ? [] : ['an index to begin in']),
      ...(isOrdered ? [] : [`the order by ${order.map(({ path }) => path).join(', ')}`]),
      ...[...new Set([...others, ...lists.flatMap(pathsOf)])].map((path) => `${path} in the index`),
    ],
  };
}

const isOneValue = (test: Test, { each }: IndexSpec): boolean =>
  test.kind === 'equals' ||
  (test.kind === 'in' && test.values.length === 1) ||
  (test.kind === 'has' && test.path === each);

const multipliesRows = (test: Test, path: string | undefined): boolean =>
  test.kind !== 'any' && test.path === path && (test.kind === 'range' || test.kind === 'in');

const pathsOf = (test: Test): string[] => (test.kind === 'any' ? test.filters.flat().flatMap(pathsOf) : [test.path]);

export function findCountSpec({ name, counts = [] }: CollectionSpec, fields: string[], filter: Filter): CountSpec {
  const tests = parseFilter(filter);
  const paths = [...new Set([...fields, ...tests.flatMap(countablePaths)])];
  const [found] = counts
    .filter((declared) => paths.every((path) => declared.fields.includes(path)))
    .filter(({ each }) => each === undefined || paths.includes(each))
    .toSorted((a, b) => a.fields.length - b.fields.length);
  if (!found) throw new Error(`${name} declares no counts by ${paths.join(', ')}`);
  const isOfItems = ({ kind }: Test) => kind === 'equals' || kind === 'in';
  if (tests.some((test) => countablePaths(test).includes(found.each ?? '') && !isOfItems(test)))
    throw new Error(`Counts by each ${found.each} support only equality conditions on it`);
  return found;
}

function countablePaths(test: Test): string[] {
  if (test.kind === 'any') return test.filters.flat().flatMap(countablePaths);
  if (test.kind === 'has' || test.kind === 'empty')
    throw new Error(`Counts do not support the condition "${test.kind}"`);
  return [test.path];
}
