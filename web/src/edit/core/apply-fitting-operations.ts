import type { KeyedItem, Operation, Path } from '../../../../proto/edit.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { type RemovedItems, findAnchor } from './removed-items.ts';
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
  removed: RemovedItems = new Map(),
): FitResult<T> {
  const fitted: Operation[] = [];
  let current = document;
  for (const operation of operations) {
    const fitting = fitOperation(current, operation, removed);
    if (!fitting) continue;
    current = apply(current, [fitting]);
    fitted.push(fitting);
  }
  return { document: current, operations: fitted, skipped: fitted.length < operations.length };
}

function fitOperation(document: unknown, operation: Operation, removed: RemovedItems): Operation | null {
  switch (operation.op) {
    case 'set': {
      const parentExists = operation.path.length === 1 || valueAt(document, operation.path.slice(0, -1)) !== undefined;
      return parentExists && isEqual(valueAt(document, operation.path), operation.from) ? operation : null;
    }
    case 'insert': {
      const list = listAt(document, operation.path);
      if (!list || indexOf(list, operation.item.key) >= 0) return null;
      return { ...operation, after: findAnchor(list, operation.path, operation.after, removed) };
    }
    case 'remove': {
      const list = listAt(document, operation.path);
      const index = indexOf(list ?? [], operation.item.key);
      if (!list || !isEqual(list[index], operation.item)) return null;
      return { ...operation, after: list[index - 1]?.key ?? null };
    }
    case 'move':
      return fitMove(document, operation, removed);
  }
}

function fitMove(document: unknown, operation: Move, removed: RemovedItems): Operation | null {
  const { key, from, to } = operation;
  const list = listAt(document, from.path);
  const target = listAt(document, to.path);
  const index = indexOf(list ?? [], key);
  if (!list || !target || index < 0 || isPrefix([...from.path, `#${key}`], to.path)) return null;
  const others = target.filter((item) => item.key !== key);
  return {
    ...operation,
    from: { ...from, after: list[index - 1]?.key ?? null },
    to: { ...to, after: findAnchor(others, to.path, to.after, removed) },
  };
}

function listAt(document: unknown, path: Path): KeyedItem[] | null {
  const value = valueAt(document, path);
  return Array.isArray(value) ? value : null;
}
