import type { Operation } from '../edit.ts';

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
