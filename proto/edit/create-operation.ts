import type { KeyedItem, Operation, Path, ListPosition } from './operation.ts';
import { editRefusals } from '../refusals/documents.ts';
import { isKeyPart, isRecord, pathText, valueAt } from './path.ts';

export function createSet(document: unknown, path: Path, to: unknown): Operation {
  const end = path.findIndex((_, index) => index > 0 && valueAt(document, path.slice(0, index)) == null);
  if (end < 0) return { op: 'set', path, from: valueAt(document, path), to };
  if (path.slice(end - 1).some(isKeyPart)) throw editRefusals.missing({ path: pathText(path.slice(0, end)) });
  const made = path.slice(end).reduceRight((value, field) => ({ [field]: value }), to);
  return { op: 'set', path: path.slice(0, end), from: valueAt(document, path.slice(0, end)), to: made };
}

export function createInsert(document: unknown, path: Path, after: string | null, item: KeyedItem): Operation {
  return Array.isArray(valueAt(document, path))
    ? { op: 'insert', path, after, item }
    : createSet(document, path, [item]);
}

export function createRemove(document: unknown, path: Path, key: string): Operation {
  const item = valueAt(document, [...path, `#${key}`]);
  if (!isRecord(item)) throw editRefusals.missing({ path: pathText([...path, key]) });
  return { op: 'remove', path, after: findPreviousKey(document, path, key), item: item as KeyedItem };
}

export const createMove = (document: unknown, path: Path, key: string, to: ListPosition): Operation => ({
  op: 'move',
  key,
  from: { path, after: findPreviousKey(document, path, key) },
  to,
});

function findPreviousKey(document: unknown, path: Path, key: string): string | null {
  const list = (valueAt(document, path) ?? []) as KeyedItem[];
  return list[list.findIndex((item) => item.key === key) - 1]?.key ?? null;
}

/** Converts operations on the part at `path` to operations on the whole document. */
export const operationsBelow = (path: Path, operations: readonly Operation[]): Operation[] =>
  operations.map((operation) => {
    if (operation.op !== 'move') return { ...operation, path: [...path, ...operation.path] };
    const { from, to } = operation;
    return {
      ...operation,
      from: { ...from, path: [...path, ...from.path] },
      to: { ...to, path: [...path, ...to.path] },
    };
  });
