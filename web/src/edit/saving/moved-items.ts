import { movedAcross } from '../../../../proto/edit/affected-spans.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { createMove } from '../../../../proto/edit/create-operation.ts';
import type { KeyedItem, ListPosition, Operation, Path } from '../../../../proto/edit.ts';
import { findKeyedLists, isKeyPart, isKeyed, isPrefix, isRecord, valueAt } from '../../../../proto/edit/path.ts';
import { applyFittingOperations } from '../core/apply-fitting-operations.ts';
import { findPosition, locate, pathOf } from './locate.ts';

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

/** A value for `path` without the items that were moved into it from elsewhere, and where those belong. */
export function separateMoved(document: object, value: unknown, path: Path): { value: unknown; moved: MovedItem[] } {
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

/** An item that no longer exists has a conflict of its own. */
export function moveIn(document: object, moved: readonly MovedItem[]): Operation[] {
  return collect(document, moved, (current, { key, path, after }) => move(current, key, { path, after }));
}

/** Saves items that others moved into `theirs`, which is given up, by moving them back to where they are in `local`. */
export function moveOut(document: object, theirs: unknown, path: Path, local: object): Operation[] {
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
