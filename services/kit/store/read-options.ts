import { storeRefusals } from '../../../proto/refusals/stores.ts';
import { fieldPath } from './field-path.ts';
import type { FindOptions } from './store.ts';

export interface Sorting {
  path: string;
  direction: 'asc' | 'desc';
}

interface CheckedOptions {
  sort: Sorting[];
  skip: number;
  limit: number | null;
  without: string[];
}

/** _id breaks the last tie in the direction of the entry before it, so that one index serves both directions. */
export function parseFindOptions({ sort = {}, skip = 0, limit, without = [] }: FindOptions): CheckedOptions {
  const sorting = Object.entries(sort).map(([path, direction]) => {
    if (direction !== 'asc' && direction !== 'desc') throw storeRefusals.invalidSorting({ field: path });
    return { path: fieldPath(path), direction };
  });
  const last = sorting.at(-1);
  const complete =
    last && !sorting.some(({ path }) => path === '_id')
      ? [...sorting, { path: '_id', direction: last.direction }]
      : sorting;
  return {
    sort: complete,
    skip: requireCount('skip', skip),
    limit: limit === undefined ? null : requireCount('limit', limit),
    without: without.map(topLevel),
  };
}

export function requireCount(name: string, value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw storeRefusals.invalidCount({ name, value });
  return value;
}

function topLevel(field: string): string {
  if (field === '_id' || fieldPath(field).includes('.')) throw storeRefusals.requiredField({ field });
  return field;
}
