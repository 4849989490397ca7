import type { KeyedItem, Operation, Path } from './operation.ts';
import { editRefusals } from '../refusals/documents.ts';
import { indexOf, isKeyPart, isRecord, pathText } from './path.ts';

export function apply<T>(document: T, operations: readonly Operation[]): T {
  const copies: Copies = new Set();
  return operations.reduce<unknown>((result, operation) => step(result, operation, copies), document) as T;
}

/** Values that one call of `apply` has copied. They are not shared, so they can be changed without another copy. */
type Copies = Set<unknown>;

function step(document: unknown, operation: Operation, copies: Copies): unknown {
  switch (operation.op) {
    case 'set':
      return setField(document, operation.path, operation.to, copies);
    case 'insert':
      return changeList(document, operation.path, copies, (list) =>
        insertItem(list, operation.path, operation.after, operation.item),
      );
    case 'remove':
      return changeList(
        document,
        operation.path,
        copies,
        (list) => removeItem(list, operation.path, operation.item.key)[0],
      );
    case 'move':
      return moveItem(document, operation, copies);
  }
}

function moveItem(document: unknown, { key, from, to }: Extract<Operation, { op: 'move' }>, copies: Copies): unknown {
  if (to.path.length > from.path.length && [...from.path, `#${key}`].every((part, i) => part === to.path[i]))
    throw editRefusals.movedIntoItself({ path: pathText([...from.path, key]) });
  let item: KeyedItem | undefined;
  const without = changeList(document, from.path, copies, (list) => {
    const [remaining, removed] = removeItem(list, from.path, key);
    item = removed;
    return remaining;
  });
  return changeList(without, to.path, copies, (list) => insertItem(list, to.path, to.after, item!));
}

function insertItem(list: KeyedItem[], path: Path, after: string | null, item: KeyedItem): KeyedItem[] {
  if (indexOf(list, item.key) >= 0) throw editRefusals.present({ path: pathText([...path, item.key]) });
  const index = after === null ? 0 : indexOf(list, after) + 1;
  if (after !== null && index === 0) throw missing([...path, after]);
  return [...list.slice(0, index), item, ...list.slice(index)];
}

function removeItem(list: KeyedItem[], path: Path, key: string): [rest: KeyedItem[], item: KeyedItem] {
  const index = indexOf(list, key);
  if (index < 0) throw missing([...path, key]);
  return [[...list.slice(0, index), ...list.slice(index + 1)], list[index]!];
}

function setField(document: unknown, path: Path, to: unknown, copies: Copies): unknown {
  const field = path[path.length - 1]!;
  if (isKeyPart(field)) throw editRefusals.itemSet({ path: pathText(path) });
  if (field === 'key' && isKeyPart(path.at(-2) ?? '')) throw editRefusals.keySet({ path: pathText(path.slice(0, -1)) });
  return updateAt(document, path, 0, { end: path.length - 1, copies }, (owner) => {
    if (!isRecord(owner)) throw missing(path.slice(0, -1));
    return withField(owner, field, to, copies);
  });
}

function changeList(
  document: unknown,
  path: Path,
  copies: Copies,
  update: (list: KeyedItem[]) => KeyedItem[],
): unknown {
  return updateAt(document, path, 0, { end: path.length, copies }, (list) => {
    if (!Array.isArray(list)) throw missing(path);
    return update(list);
  });
}

function updateAt(
  value: unknown,
  path: Path,
  depth: number,
  within: { end: number; copies: Copies },
  update: (value: unknown) => unknown,
): unknown {
  const { end, copies } = within;
  if (depth === end) return update(value);
  const part = path[depth]!;
  if (isKeyPart(part)) {
    const index = Array.isArray(value) ? indexOf(value, part.slice(1)) : -1;
    if (index < 0) throw missing(path.slice(0, depth + 1));
    const list = copies.has(value) ? (value as unknown[]) : [...(value as unknown[])];
    copies.add(list);
    list[index] = updateAt(list[index], path, depth + 1, within, update);
    return list;
  }
  if (!isRecord(value) || !Object.hasOwn(value, part)) throw missing(path.slice(0, depth + 1));
  return withField(value, part, updateAt(value[part], path, depth + 1, within, update), copies);
}

function withField(
  record: Record<string, unknown>,
  field: string,
  value: unknown,
  copies: Copies,
): Record<string, unknown> {
  const copy = copies.has(record) ? record : { ...record };
  copies.add(copy);
  if (value === undefined) delete copy[field];
  // An assignment would change the prototype instead.
  else if (field === '__proto__') return { ...copy, [field]: value };
  else copy[field] = value;
  return copy;
}

const missing = (path: Path) => editRefusals.missing({ path: pathText(path) });
