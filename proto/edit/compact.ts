import type { Operation } from '../edit.ts';
import { invertOperations } from './invert.ts';
import { isEqual } from './path.ts';

/** The same change in fewer operations: what was undone at once is left out, and typing in one field is one operation. */
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
