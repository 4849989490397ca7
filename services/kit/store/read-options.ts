import { Problem } from '../../../proto/errors.ts';
import { fieldPath } from './field-path.ts';
import type { FindOptions } from './store.ts';

export interface Sorting {
  path: string;
  direction: 'asc' | 'desc';
}

export interface CheckedOptions {
  sort: Sorting[];
  skip: number;
  limit: number | null;
  without: string[];
}

/** _id breaks the last tie in the direction of the entry before it, so that one index serves both directions. */
export function parseFindOptions({ sort = {}, skip = 0, limit, without = [] }: FindOptions): CheckedOptions {
  const sorting = Object.entries(sort).map(([path, direction]) => {
    if (direction !== 'asc' && direction !== 'desc') throw new Problem('invalid', `${path} sorts by asc or desc.`);
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
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Problem('invalid', `${name} is a number from 0, not ${value}.`);
  return value;
}

function topLevel(field: string): string {
  if (field === '_id' || fieldPath(field).includes('.')) throw new Problem('invalid', `${field} cannot be left out.`);
  return field;
}
