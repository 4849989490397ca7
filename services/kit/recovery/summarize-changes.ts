import { diff, type Operation, type Path, valueAt } from '../../../proto/edit.ts';
import type { RevisionChange } from '../../../proto/entities/page-rows.ts';

const MAX_CHANGES = 30;

export function summarizeChanges(before: object, after: object): { changes: RevisionChange[]; moreChanges?: number } {
  const all = diff(before, after).map((operation) => summarize(operation, before, after));
  const changes = all.slice(0, MAX_CHANGES);
  return all.length > MAX_CHANGES ? { changes, moreChanges: all.length - MAX_CHANGES } : { changes };
}

function summarize(operation: Operation, before: object, after: object): RevisionChange {
  const path = pathOf(operation);
  // The operations before this one have already removed and moved items, so both documents are asked.
  const documents = operation.op === 'remove' ? [before, after] : [after, before];
  const types = path.flatMap((step, index) =>
    step.startsWith('#') ? [typeAt(documents, path.slice(0, index + 1))] : [],
  );
  return { op: operation.op, path, types };
}

function pathOf(operation: Operation): Path {
  if (operation.op === 'set') return operation.path;
  if (operation.op === 'move') return [...operation.from.path, `#${operation.key}`];
  return [...operation.path, `#${operation.item.key}`];
}

function typeAt(documents: readonly object[], path: Path): string {
  const items = documents.map((document) => valueAt(document, path) as { componentType?: unknown } | undefined);
  const item = items.find((one) => one !== undefined && one !== null);
  return typeof item?.componentType === 'string' ? item.componentType : '';
}
