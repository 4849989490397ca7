import type { KeyedItem, Operation } from '../edit.ts';
import { apply } from './apply.ts';
import { createInsert, createMove } from './create-operation.ts';
import { type KeyedList, findKeyedLists, listId } from './keyed-lists.ts';
import { indexOf, isKeyed, isRecord, valueAt } from './path.ts';

/** Moves of items to other lists, after which the documents differ only within lists. */
export function findRelocations(before: object, after: object): Operation[] {
  const lists = findKeyedLists(after);
  const old = listByKey(findKeyedLists(before));
  const relocated = findRelocated(old, listByKey(lists));
  if (relocated.size === 0) return [];
  const operations: Operation[] = [];
  let current = before;
  const perform = (operation: Operation) => {
    operations.push(operation);
    current = apply(current, [operation]);
  };
  for (const { path, items } of lists) {
    let last: string | null = null;
    for (const item of items) {
      const list = valueAt(current, path);
      if (!isKeyed(list)) break;
      if (indexOf(list, item.key) < 0) {
        const from = relocated.has(item.key) && listByKey(findKeyedLists(current)).get(item.key);
        if (from) perform(createMove(current, from.path, item.key, { path, after: last }));
        else if (!old.has(item.key) && contains(item, relocated))
          perform(createInsert(current, path, last, withoutItems(item, relocated) as KeyedItem));
        else continue;
      }
      last = item.key;
    }
  }
  return operations;
}

function findRelocated(old: Map<string, KeyedList | null>, next: Map<string, KeyedList | null>): Set<string> {
  const relocated = new Set<string>();
  for (const [key, to] of next) {
    const from = old.get(key);
    if (from && to && listId(from.path) !== listId(to.path)) relocated.add(key);
  }
  return relocated;
}

/** Null for a key that is not unique. */
function listByKey(lists: KeyedList[]): Map<string, KeyedList | null> {
  const found = new Map<string, KeyedList | null>();
  for (const list of lists) for (const { key } of list.items) found.set(key, found.has(key) ? null : list);
  return found;
}

const contains = (item: KeyedItem, keys: ReadonlySet<string>): boolean =>
  findKeyedLists(item).some(({ items }) => items.some(({ key }) => keys.has(key)));

function withoutItems(value: unknown, keys: ReadonlySet<string>): unknown {
  if (isKeyed(value)) return value.filter(({ key }) => !keys.has(key)).map((item) => withoutItems(item, keys));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withoutItems(inner, keys)]));
}
