import type { KeyedItem, Path } from '../edit.ts';
import { isDiffableField, isKeyPart, isKeyed, isRecord } from './path.ts';

export interface KeyedList {
  path: Path;
  items: KeyedItem[];
}

const MAX_DEPTH = 36;

/** Outer lists come before those in their items. */
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

/** Does not change when an item above the list moves. */
export const listId = (path: Path): string => path.slice(Math.max(0, path.findLastIndex(isKeyPart))).join('\n');
