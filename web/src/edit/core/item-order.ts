import type { KeyedItem, Operation, Path } from '../../../../proto/edit.ts';
import { findKeyedLists, listId, indexOf } from '../../../../proto/edit/path.ts';
import { longestIncreasingSubsequence } from '../../../../proto/edit/longest-increasing-subsequence.ts';

/** For each list, the keys that it has had since the document was opened, so that removed items keep their place. */
export type ItemOrder = ReadonlyMap<string, readonly string[]>;

/** Pass the operations that have changed the document, because of two items that changed places, only one was moved. */
export function updateOrder(order: ItemOrder, document: object, operations: readonly Operation[] = []): ItemOrder {
  const updated = new Map(order);
  for (const operation of operations) {
    if (operation.op !== 'move') continue;
    const { key, to } = operation;
    const keys = (updated.get(listId(to.path)) ?? []).filter((other) => other !== key);
    updated.set(listId(to.path), keys.toSpliced(keys.indexOf(to.after ?? '') + 1, 0, key));
  }
  for (const { path, items } of findKeyedLists(document)) {
    const id = listId(path);
    updated.set(
      id,
      insertInto(
        updated.get(id) ?? [],
        items.map(({ key }) => key),
      ),
    );
  }
  return updated;
}

function insertInto(known: readonly string[], keys: readonly string[]): string[] {
  const position = new Map(known.map((key, index) => [key, index]));
  const common = keys.filter((key) => position.has(key));
  const staying = new Set(
    longestIncreasingSubsequence(common.map((key) => position.get(key)!)).map((index) => common[index]!),
  );
  const present = new Set(keys);
  const result = known.filter((key) => staying.has(key) || !present.has(key));
  let last = -1;
  for (const key of keys) {
    if (staying.has(key)) last = result.indexOf(key);
    else result.splice(++last, 0, key);
  }
  return result;
}

/** Returns the item that `after` names, or the closest item before its last place that is still in the list. */
export function findAnchor(list: readonly KeyedItem[], path: Path, after: string | null, order: ItemOrder) {
  if (after === null || indexOf(list, after) >= 0) return after;
  const keys = order.get(listId(path)) ?? [];
  const place = keys.indexOf(after);
  if (place < 0) return list.at(-1)?.key ?? null;
  return keys.slice(0, place).findLast((key) => indexOf(list, key) >= 0) ?? null;
}
