import type { KeyedItem, Operation, Path } from './operation.ts';
import { editRefusals } from '../refusals/documents.ts';
import { apply } from './apply.ts';
import {
  isEqual,
  isDiffableField,
  isKeyed,
  isRecord,
  getOwn,
  indexOf,
  valueAt,
  type KeyedList,
  findKeyedLists,
  listId,
} from './path.ts';
import { longestIncreasingSubsequence } from './longest-increasing-subsequence.ts';
import { createInsert, createMove } from './create-operation.ts';

export function diff(before: object, after: object): Operation[] {
  const relocations = findRelocations(before, after);
  const operations = compare(apply(before, relocations), after, []);
  if (!operations) throw editRefusals.fieldName();
  return [...relocations, ...operations];
}

export function compare(before: unknown, after: unknown, path: Path): Operation[] | null {
  if (isEqual(before, after)) return [];
  if (path.length > MAX_COMPARED) return null;
  if (isRecord(before) && isRecord(after)) return compareFields(before, after, path);
  if (isKeyed(before) && isKeyed(after)) return compareLists(before, after, path);
  return null;
}

function compareFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Path,
): Operation[] | null {
  const operations: Operation[] = [];
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [from, to] = [getOwn(before, field), getOwn(after, field)];
    if (isEqual(from, to)) continue;
    if (!isDiffableField(field)) return null;
    const below = [...path, field];
    operations.push(...(compare(from, to, below) ?? [{ op: 'set' as const, path: below, from, to }]));
  }
  return operations;
}

function compareLists(before: KeyedItem[], after: KeyedItem[], path: Path): Operation[] | null {
  const inside = compareItems(before, after, path);
  if (!inside) return null;
  const operations: Operation[] = [];
  const keptKeys = new Set(after.map((item) => item.key));
  const keys = before.map((item) => item.key);
  const previous = (index: number) => keys[index - 1] ?? null;
  for (const item of before) {
    if (keptKeys.has(item.key)) continue;
    const index = keys.indexOf(item.key);
    operations.push({ op: 'remove', path, after: previous(index), item });
    keys.splice(index, 1);
  }
  const position = new Map(keys.map((key, index) => [key, index]));
  const common = after.filter((item) => position.has(item.key));
  const staying = new Set(
    longestIncreasingSubsequence(common.map((item) => position.get(item.key)!)).map((index) => common[index]!.key),
  );
  let last: string | null = null;
  for (const item of after) {
    const old = keys.indexOf(item.key);
    if (!staying.has(item.key)) {
      if (old < 0) operations.push({ op: 'insert', path, after: last, item });
      else {
        operations.push({ op: 'move', key: item.key, from: { path, after: previous(old) }, to: { path, after: last } });
        keys.splice(old, 1);
      }
      keys.splice(last === null ? 0 : keys.indexOf(last) + 1, 0, item.key);
    }
    last = item.key;
  }
  return [...operations, ...inside];
}

function compareItems(before: KeyedItem[], after: KeyedItem[], path: Path): Operation[] | null {
  const old = new Map(before.map((item) => [item.key, item]));
  const operations: Operation[] = [];
  for (const item of after) {
    const own = old.get(item.key);
    if (!own) continue;
    const changes = compare(own, item, [...path, `#${item.key}`]);
    if (!changes) return null;
    operations.push(...changes);
  }
  return operations;
}

const MAX_COMPARED = 36;

/** Returns moves of items between lists, after which the documents differ only within lists. */
function findRelocations(before: object, after: object): Operation[] {
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

/** The list of a key that is not unique is null. */
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
