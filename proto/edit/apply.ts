import type { KeyedItem, Operation, Path } from '../edit.ts';
import { editRefusals } from '../refusals/edit.ts';
import { indexOf, isKeyPart, isRecord, pathText } from './path.ts';

export function apply<T>(document: T, operations: readonly Operation[]): T {
  return operations.reduce<unknown>(step, document) as T;
}

function step(document: unknown, operation: Operation): unknown {
  switch (operation.op) {
    case 'set':
      return setField(document, operation.path, operation.to);
    case 'insert':
      return changeList(document, operation.path, (list) =>
        insertItem(list, operation.path, operation.after, operation.item),
      );
    case 'remove':
      return changeList(document, operation.path, (list) => removeItem(list, operation.path, operation.item.key)[0]);
    case 'move':
      return moveItem(document, operation);
  }
}

function moveItem(document: unknown, { key, from, to }: Extract<Operation, { op: 'move' }>): unknown {
  if (to.path.length > from.path.length && [...from.path, `#${key}`].every((part, i) => part === to.path[i]))
    throw editRefusals.movedIntoItself({ path: pathText([...from.path, key]) });
  let item: KeyedItem | undefined;
  const without = changeList(document, from.path, (list) => {
    const [remaining, removed] = removeItem(list, from.path, key);
    item = removed;
    return remaining;
  });
  return changeList(without, to.path, (list) => insertItem(list, to.path, to.after, item!));
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

function setField(document: unknown, path: Path, to: unknown): unknown {
  const field = path[path.length - 1]!;
  if (isKeyPart(field)) throw editRefusals.itemSet({ path: pathText(path) });
  if (field === 'key' && isKeyPart(path.at(-2) ?? '')) throw editRefusals.keySet({ path: pathText(path.slice(0, -1)) });
  return updateAt(document, path, 0, path.length - 1, (owner) => {
    if (!isRecord(owner)) throw missing(path.slice(0, -1));
    return withField(owner, field, to);
  });
}

function changeList(document: unknown, path: Path, update: (list: KeyedItem[]) => KeyedItem[]): unknown {
  return updateAt(document, path, 0, path.length, (list) => {
    if (!Array.isArray(list)) throw missing(path);
    return update(list);
  });
}

function updateAt(
  value: unknown,
  path: Path,
  depth: number,
  end: number,
  update: (value: unknown) => unknown,
): unknown {
  if (depth === end) return update(value);
  const part = path[depth]!;
  if (isKeyPart(part)) {
    const index = Array.isArray(value) ? indexOf(value, part.slice(1)) : -1;
    if (index < 0) throw missing(path.slice(0, depth + 1));
    return (value as unknown[]).with(index, updateAt((value as unknown[])[index], path, depth + 1, end, update));
  }
  if (!isRecord(value) || !Object.hasOwn(value, part)) throw missing(path.slice(0, depth + 1));
  return withField(value, part, updateAt(value[part], path, depth + 1, end, update));
}

function withField(record: Record<string, unknown>, field: string, value: unknown): Record<string, unknown> {
  if (value !== undefined) return { ...record, [field]: value };
  const { [field]: _, ...remaining } = record;
  return remaining;
}

const missing = (path: Path) => editRefusals.missing({ path: pathText(path) });
