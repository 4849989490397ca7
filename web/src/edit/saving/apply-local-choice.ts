import type { KeyedItem, Operation, Path, ListPosition } from '../../../../proto/edit.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import {
  operationsBelow,
  createInsert,
  createMove,
  createRemove,
  createSet,
} from '../../../../proto/edit/create-operation.ts';
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
  if (!isRecord(mine)) return list ? [createRemove(document, list, key)] : [];
  if (current) {
    const { value, moved } = separateMoved(document, { ...mine, key }, current);
    const operations = operationsBelow(current, diff(valueAt(document, current) as object, value as object));
    return [...operations, ...moveIn(apply(document, operations), moved)];
  }
  const to = homeOf(key, local, document) ?? findList(document, path, mine);
  if (!to) return [];
  const { value, moved } = separateMoved(document, { ...mine, key }, [...to.path, `#${key}`]);
  const operations = [createInsert(document, to.path, to.after, value as KeyedItem)];
  return [...operations, ...moveIn(apply(document, operations), moved)];
}

/** Blocks whose list is gone go to the end of the page; the rows of a block are part of the choice for the block. */
function findList(document: object, path: Path, item: Record<string, unknown>): ListPosition | null {
  const list = locate(document, path.slice(0, -1)) ?? (item.componentType ? path.slice(0, 1) : null);
  return list && endOf(document, list);
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
