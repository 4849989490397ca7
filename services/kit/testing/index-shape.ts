import { chooseIndex, findCountSpec } from '../store/indexes.ts';
import { parseFilter, type Test, parseFindOptions, type Sorting } from '../store/parse-query.ts';
import type { CollectionSpec } from '../store/store.ts';
import type { RecordedQuery } from './recorded-stores.ts';

export function missingOf({ spec, kind, filter, options, fields }: RecordedQuery): string[] {
  if (kind === 'countBy') return missingCount(spec, fields, filter);
  return missingFind(spec, parseFilter(filter), parseFindOptions(options).sort);
}

function missingFind(spec: CollectionSpec, tests: Test[], sort: Sorting[]): string[] {
  const isOne = tests.some((test) => test.kind === 'equals' && test.path === '_id');
  const any = tests.find((test) => test.kind === 'any');
  const rest = tests.filter((test) => test !== any);
  // Without a sort order, each filter in `any` can use a different index.
  const ways = any && sort.length === 0 ? any.filters.map((way) => missingFind(spec, [...rest, ...way], [])) : [];
  if (isOne || (ways.length > 0 && ways.every((missing) => missing.length === 0))) return [];
  return chooseIndex(spec.indexes ?? [], tests, sort).missing;
}

function missingCount(spec: CollectionSpec, fields: string[], filter: RecordedQuery['filter']): string[] {
  try {
    findCountSpec(spec, fields, filter);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
