import type { Operation } from '../edit.ts';
import { invertOperations } from './invert.ts';
import { isEqual } from './path.ts';

/** Removes operations that cancel out, and joins consecutive sets of one field. */
export const compactOperations = (operations: readonly Operation[]): Operation[] =>
  operations.reduce<Operation[]>((kept, operation) => {
    add(kept, operation);
    return kept;
  }, []);

function add(kept: Operation[], operation: Operation): void {
  if ((operation.op === 'set' || operation.op === 'move') && isEqual(operation.from, operation.to)) return;
  const last = kept.at(-1);
  if (last && isEqual(invertOperations([last])[0], operation)) kept.pop();
  else if (last?.op === 'set' && operation.op === 'set' && isEqual(last.path, operation.path)) {
    kept.pop();
    add(kept, { ...last, to: operation.to });
  } else kept.push(operation);
}
