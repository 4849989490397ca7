import type { Operation, Path } from '../edit.ts';

/** Operations of a part of a document, as operations of the document in which the part is at `path`. */
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
