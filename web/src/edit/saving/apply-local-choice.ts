import type { KeyedItem, Operation, Path, ListPosition } from '../../../../proto/edit.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { createInsert, createMove, createRemove, createSet } from '../../../../proto/edit/create-operation.ts';
import type { Conflict } from '../../../../proto/edit/merge.ts';
import { indexOf, isKeyPart, isRecord, valueAt } from '../../../../proto/edit/path.ts';
import { applyFittingOperations } from '../core/apply-fitting-operations.ts';
import { findPosition, locate } from './locate.ts';
import { moveIn, moveOut, separateMoved } from './moved-items.ts';

/** `local` is the page with the edits of this tab. */
export function applyLocalChoice(document: object, { path, theirs, mine }: Conflict, local: object): Operation[] {
  const rescued = moveOut(document, theirs, path, local);
  return [...rescued, ...applyLocalValue(apply(document, rescued), path, mine, local)];
}

function applyLocalValue(document: object, path: Path, mine: unknown, local: object): Operation[] {
  if (isKeyPart(path.at(-1)!)) return applyLocalItem(document, path, mine, local);
  const resolved = locate(document, path);
  if (!resolved) return [];
  const { value, moved } = separateMoved(document, mine, resolved);
  const { operations } = applyFittingOperations(document, [createSet(document, resolved, value)]);
  return [...operations, ...moveIn(apply(document, operations), moved)];
}

function applyLocalItem(document: object, path: Path, mine: unknown, local: object): Operation[] {
  const key = path.at(-1)!.slice(1);
  const current = locate(document, path);
  const list = current?.slice(0, -1);
  if (isPosition(mine)) {
    const to = locate(document, mine.path);
    return list && to
      ? applyFittingOperations(document, [createMove(document, list, key, { ...mine, path: to })]).operations
      : [];
  }
  const removal = list ? [createRemove(document, list, key)] : [];
  if (!isRecord(mine)) return removal;
  const remaining = apply(document, removal);
  const to = list
    ? { path: list, after: keyBefore(document, list, key) }
    : (homeOf(key, local, remaining) ?? endOf(remaining, locate(remaining, path.slice(0, -1)) ?? path.slice(0, 1)));
  const { value, moved } = separateMoved(document, { ...mine, key }, [...to.path, `#${key}`]);
  const operations = [...removal, createInsert(remaining, to.path, to.after, value as KeyedItem)];
  return [...operations, ...moveIn(apply(document, operations), moved)];
}

/** Where the item is in `local`, if its list still exists. */
function homeOf(key: string, local: object, document: object): ListPosition | null {
  const home = findPosition(local, key);
  const list = home && locate(document, home.path);
  if (!list || !Array.isArray(valueAt(document, list))) return null;
  const isAnchored = home.after === null || indexOf(itemsAt(document, list), home.after) >= 0;
  return isAnchored ? { path: list, after: home.after } : endOf(document, list);
}

const endOf = (document: object, list: Path): ListPosition => ({
  path: list,
  after: itemsAt(document, list).at(-1)?.key ?? null,
});

const isPosition = (value: unknown): value is ListPosition =>
  isRecord(value) && Array.isArray(value.path) && 'after' in value && !('key' in value);

const itemsAt = (document: object, list: Path): KeyedItem[] => (valueAt(document, list) ?? []) as KeyedItem[];

function keyBefore(document: object, list: Path, key: string): string | null {
  const items = itemsAt(document, list);
  return items[indexOf(items, key) - 1]?.key ?? null;
}
