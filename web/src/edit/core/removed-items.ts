import { findKeyedLists, listId } from '../../../../proto/edit/keyed-lists.ts';
import type { KeyedItem, Path } from '../../../../proto/edit.ts';
import { indexOf } from '../../../../proto/edit/path.ts';

/** The item that preceded each removed item in its list. */
export type RemovedItems = ReadonlyMap<string, string | null>;

const idOf = (list: string, key: string): string => `${list}\n#${key}`;

export function addRemovedItems(removed: RemovedItems, before: object, after: object): RemovedItems {
  const remaining = new Set<string>();
  for (const { path, items } of findKeyedLists(after))
    for (const { key } of items) remaining.add(idOf(listId(path), key));
  const added = new Map(removed);
  for (const { path, items } of findKeyedLists(before))
    items.forEach(({ key }, index) => {
      const id = idOf(listId(path), key);
      if (!remaining.has(id)) added.set(id, items[index - 1]?.key ?? null);
    });
  return added;
}

/** The key of the item that `after` named, or of the closest one before it that is still in the list. */
export function findAnchor(list: readonly KeyedItem[], path: Path, after: string | null, removed: RemovedItems) {
  let anchor: string | null | undefined = after;
  while (typeof anchor === 'string' && indexOf(list, anchor) < 0) anchor = removed.get(idOf(listId(path), anchor));
  return anchor === undefined ? (list.at(-1)?.key ?? null) : anchor;
}
