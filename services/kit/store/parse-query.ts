import type { Problem } from '../../../proto/errors.ts';
import { storeRefusals } from '../../../proto/refusals/stores.ts';
import { toValidUnicode } from '../../../proto/unicode.ts';
import type { Condition, Filter, Scalar, FindOptions } from './store.ts';

type RangeOperator = 'gt' | 'gte' | 'lt' | 'lte';

/** Adapters compile only validated tests, so that no operator of a store can be injected. */
export type Test =
  | { kind: 'equals' | 'ne'; path: string; value: Scalar }
  | { kind: 'in' | 'has'; path: string; values: Scalar[] }
  | { kind: 'range'; path: string; operator: RangeOperator; value: string | number }
  | { kind: 'contains'; path: string; text: string }
  | { kind: 'empty'; path: string; empty: boolean }
  | { kind: 'any'; filters: Test[][] };

export function parseFilter(filter: Filter): Test[] {
  return Object.entries(filter).flatMap(([path, condition]) => {
    if (condition === undefined) return [];
    if (path === 'any') return [parseAny(condition)];
    return parseCondition(fieldPath(path), condition as Condition);
  });
}

function parseAny(filters: unknown): Test {
  if (!Array.isArray(filters)) throw storeRefusals.invalidAlternatives();
  return { kind: 'any', filters: filters.map((filter) => parseFilter(filter as Filter)) };
}

function parseCondition(path: string, condition: Condition): Test[] {
  if (isScalar(condition)) return [{ kind: 'equals', path, value: scalar(path, condition) }];
  if (typeof condition !== 'object' || Array.isArray(condition)) throw throwInvalid(path, condition);
  return Object.entries(condition).flatMap(([operator, operand]) =>
    operand === undefined ? [] : [parseOperator(path, operator, operand)],
  );
}

function parseOperator(path: string, operator: string, operand: unknown): Test {
  switch (operator) {
    case 'ne':
      return { kind: operator, path, value: scalar(path, operand) };
    case 'has':
      if (Array.isArray(operand) && operand.length === 0) throw throwInvalid(path, operand);
      return { kind: operator, path, values: [operand].flat().map((value) => scalar(path, value)) };
    case 'in':
      if (!Array.isArray(operand)) throw throwInvalid(path, operand);
      return { kind: 'in', path, values: operand.map((value) => scalar(path, value)) };
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte': {
      const value = scalar(path, operand);
      if (typeof value !== 'string' && typeof value !== 'number') throw throwInvalid(path, operand);
      return { kind: 'range', path, operator, value };
    }
    case 'contains':
      if (typeof operand !== 'string') throw throwInvalid(path, operand);
      if (operand.length > 1000 || operand.includes('\0')) throw storeRefusals.invalidSearchText();
      return { kind: 'contains', path, text: toValidUnicode(operand) };
    case 'empty':
      if (typeof operand !== 'boolean') throw throwInvalid(path, operand);
      return { kind: 'empty', path, empty: operand };
    default:
      throw storeRefusals.invalidOperator({ operator, field: path });
  }
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function scalar(path: string, value: unknown): Scalar {
  if (!isScalar(value)) throw throwInvalid(path, value);
  return typeof value === 'string' ? toValidUnicode(value) : value;
}

function throwInvalid(path: string, value: unknown): Problem {
  return storeRefusals.invalidOperand({ field: path, value: JSON.stringify(value) ?? String(value) });
}

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

/** Ties are sorted by _id in the direction of the last field, so that one index serves both directions. */
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

const FIELD_PATH = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

/** Paths become part of SQL and of MongoDB operators, so only names and dots are allowed. */
export function fieldPath(path: string): string {
  if (!FIELD_PATH.test(path)) throw storeRefusals.invalidField({ field: path });
  return path;
}

/** One store would truncate an id at a NUL, and the other would replace a lone surrogate. */
export function documentId(id: unknown): string {
  if (typeof id !== 'string' || id === '' || id.includes('\0') || /\p{Surrogate}/u.test(id)) {
    throw storeRefusals.invalidId({ id: JSON.stringify(id) ?? 'Nothing' });
  }
  return id;
}
