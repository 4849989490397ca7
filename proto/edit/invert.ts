import type { Operation } from './operation.ts';
import { isEqual } from './path.ts';

export const invertOperations = (operations: readonly Operation[]): Operation[] =>
  operations.map(invertOperation).reverse();

function invertOperation(operation: Operation): Operation {
  switch (operation.op) {
    case 'set':
      return { op: 'set', path: operation.path, from: operation.to, to: operation.from };
    case 'insert':
      return { ...operation, op: 'remove' };
    case 'remove':
      return { ...operation, op: 'insert' };
    case 'move':
      return { ...operation, from: operation.to, to: operation.from };
  }
}

export const compactOperations = (operations: readonly Operation[]): Operation[] =>
  operations.reduce<Operation[]>((result, operation) => {
    add(result, operation);
    return result;
  }, []);

function add(result: Operation[], operation: Operation): void {
  if ((operation.op === 'set' || operation.op === 'move') && isEqual(operation.from, operation.to)) return;
  const last = result.at(-1);
  if (last && isEqual(invertOperations([last])[0], operation)) result.pop();
  else if (last?.op === 'set' && operation.op === 'set' && isEqual(last.path, operation.path)) {
    result.pop();
    add(result, { ...last, to: operation.to });
  } else result.push(operation);
}
