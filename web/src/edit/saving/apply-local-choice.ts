import type { KeyedItem, Operation, Path, ListPosition } from '../../../../proto/edit.ts';
import { movedAcross } from '../../../../proto/edit/affected-spans.ts';
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
import {
  findKeyedLists,
  indexOf,
  isKeyPart,
  isKeyed,
  isPrefix,
  isRecord,
  valueAt,
} from '../../../../proto/edit/path.ts';
import { applyFittingOperations } from '../core/apply-fitting-operations.ts';
import { findPosition, locate, pathOf } from './locate.ts';

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

/** Returns the end of the list, or of the page if the list of a block no longer exists. Rows without their list are part of the choice for their block. */
function findList(document: object, path: Path, item: Record<string, unknown>): ListPosition | null {
  const list = locate(document, path.slice(0, -1)) ?? (item.componentType ? path.slice(0, 1) : null);
  return list && endOf(document, list);
}

/** Returns the position of the item in `local`, if its list still exists. */
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

interface MovedItem extends ListPosition {
  key: string;
}

const isMoved = (item: KeyedItem): boolean => movedAcross in item;

const findMoved = (value: unknown, path: Path): MovedItem[] =>
  findKeyedLists(value, path).flatMap(({ path, items }) =>
    items.flatMap((item, index) =>
      isMoved(item) ? [{ path, key: item.key, after: items[index - 1]?.key ?? null }] : [],
    ),
  );

/** Separates the value for `path` from the items that were moved into it, and returns the places of those items. */
function separateMoved(document: object, value: unknown, path: Path): { value: unknown; moved: MovedItem[] } {
  const moved = findMoved(value, path);
  const contentOf = (item: KeyedItem): unknown[] => {
    const at = pathOf(document, `#${item.key}`);
    return at && isPrefix(path, at) ? [valueAt(document, at)] : [];
  };
  const separate = (inner: unknown): unknown => {
    if (isKeyed(inner)) return inner.flatMap((item) => (isMoved(item) ? contentOf(item) : [separate(item)]));
    if (!isRecord(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).map(([field, below]) => [field, separate(below)]));
  };
  return { value: moved.length > 0 ? separate(value) : value, moved };
}

/** Omits items that no longer exist, because each of these has a separate conflict. */
function moveIn(document: object, moved: readonly MovedItem[]): Operation[] {
  return collect(document, moved, (current, { key, path, after }) => move(current, key, { path, after }));
}

/** Preserves items that others moved into the discarded value `theirs`, by moving them back to their place in `local`. */
function moveOut(document: object, theirs: unknown, path: Path, local: object): Operation[] {
  return collect(document, findMoved(theirs, path), (current, { key }) => {
    const given = locate(current, path);
    const from = pathOf(current, `#${key}`);
    if (!given || !from || !isPrefix(given, from)) return [];
    const home = findPosition(local, key);
    const list = home && locate(current, home.path);
    const back = list && !isPrefix(given, list) ? move(current, key, { ...home, path: list }) : [];
    if (back.length > 0) return back;
    const owner = given.findLastIndex(isKeyPart);
    return owner < 0 ? [] : move(current, key, { path: given.slice(0, owner), after: given[owner]!.slice(1) });
  });
}

function collect(
  document: object,
  moved: readonly MovedItem[],
  moveItem: (current: object, item: MovedItem) => Operation[],
): Operation[] {
  let current = document;
  return moved.flatMap((item) => {
    const operations = moveItem(current, item);
    current = apply(current, operations);
    return operations;
  });
}

function move(document: object, key: string, to: ListPosition): Operation[] {
  const from = pathOf(document, `#${key}`);
  return from ? applyFittingOperations(document, [createMove(document, from.slice(0, -1), key, to)]).operations : [];
}
