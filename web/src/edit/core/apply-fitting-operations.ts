import type { KeyedItem, Operation, Path } from '../../../../proto/edit.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { type ItemOrder, findAnchor } from './item-order.ts';
import { indexOf, isEqual, isPrefix, valueAt } from '../../../../proto/edit/path.ts';

type Move = Extract<Operation, { op: 'move' }>;

interface FitResult<T> {
  document: T;
  operations: Operation[];
  skipped: boolean;
}

/** Skips operations whose expected state has changed, so that an undo reverts only the user's own work. */
export function applyFittingOperations<T>(
  document: T,
  operations: readonly Operation[],
  order: ItemOrder = new Map(),
): FitResult<T> {
  const fitted: Operation[] = [];
  let current = document;
  for (const operation of operations) {
    const fitting = fitOperation(current, operation, order);
    if (!fitting) continue;
    current = apply(current, [fitting]);
    fitted.push(fitting);
  }
  return { document: current, operations: fitted, skipped: fitted.length < operations.length };
}

function fitOperation(document: unknown, operation: Operation, order: ItemOrder): Operation | null {
  switch (operation.op) {
    case 'set': {
      const parentExists = operation.path.length === 1 || valueAt(document, operation.path.slice(0, -1)) !== undefined;
      return parentExists && isEqual(valueAt(document, operation.path), operation.from) ? operation : null;
    }
    case 'insert': {
      const list = listAt(document, operation.path);
      if (!list || indexOf(list, operation.item.key) >= 0) return null;
      return { ...operation, after: findAnchor(list, operation.path, operation.after, order) };
    }
    case 'remove': {
      const list = listAt(document, operation.path);
      const index = indexOf(list ?? [], operation.item.key);
      if (!list || !isEqual(list[index], operation.item)) return null;
      return { ...operation, after: list[index - 1]?.key ?? null };
    }
    case 'move':
      return fitMove(document, operation, order);
  }
}

function fitMove(document: unknown, operation: Move, order: ItemOrder): Operation | null {
  const { key, from, to } = operation;
  const list = listAt(document, from.path);
  const target = listAt(document, to.path);
  const index = indexOf(list ?? [], key);
  if (!list || !target || index < 0 || isPrefix([...from.path, `#${key}`], to.path)) return null;
  const others = target.filter((item) => item.key !== key);
  return {
    ...operation,
    from: { ...from, after: list[index - 1]?.key ?? null },
    to: { ...to, after: findAnchor(others, to.path, to.after, order) },
  };
}

function listAt(document: unknown, path: Path): KeyedItem[] | null {
  const value = valueAt(document, path);
  return Array.isArray(value) ? value : null;
}
