import type { KeyedItem, Path } from './operation.ts';

export function valueAt(document: unknown, path: readonly string[]): unknown {
  let value = document;
  for (const part of path) {
    if (isKeyPart(part)) value = Array.isArray(value) ? value[indexOf(value, part.slice(1))] : undefined;
    else value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  return value;
}

export const pathText = (path: readonly string[]): string =>
  path.map((part) => (isKeyPart(part) ? part.slice(1) : part)).join(' › ');

export const isKeyPart = (part: string): boolean => part.startsWith('#');

export const isDiffableField = (field: string): boolean =>
  field !== '' && field !== '__proto__' && field.length <= 200 && !isKeyPart(field);

export const indexOf = (list: readonly unknown[], key: string | null): number =>
  list.findIndex((item) => isRecord(item) && item.key === key);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function isKeyed(value: unknown): value is KeyedItem[] {
  if (!Array.isArray(value)) return false;
  const keys = new Set(value.map((item) => (isRecord(item) ? item.key : undefined)));
  return keys.size === value.length && [...keys].every(isKey);
}

export const isPrefix = (start: Path, path: Path): boolean =>
  start.length <= path.length && start.every((part, index) => part === path[index]);

export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isEqual(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((field) =>
    isEqual(getOwn(a, field), getOwn(b, field)),
  );
}

export const getOwn = (record: Record<string, unknown>, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined;

const isKey = (key: unknown): boolean => typeof key === 'string' && key.length > 0 && key.length <= 40;

export interface KeyedList {
  path: Path;
  items: KeyedItem[];
}

const MAX_DEPTH = 36;

/** Returns outer lists before the lists in their items. */
export function findKeyedLists(value: unknown, path: Path = []): KeyedList[] {
  if (path.length > MAX_DEPTH) return [];
  if (isKeyed(value)) {
    const inner = value.flatMap((item) => findKeyedLists(item, [...path, `#${item.key}`]));
    return value.length > 0 ? [{ path, items: value }, ...inner] : [];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    isDiffableField(field) ? findKeyedLists(inner, [...path, field]) : [],
  );
}

/** Returns an id that does not change when an item above the list moves. */
export const listId = (path: Path): string => path.slice(Math.max(0, path.findLastIndex(isKeyPart))).join('\n');
