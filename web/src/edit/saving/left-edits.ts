import type { Operation } from '../../../../proto/edit.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { isEqual, valueAt } from '../../../../proto/edit/path.ts';
import { fit } from '../core/fit.ts';
import { type Session, edited, opened } from './session.ts';

/**
 * Edits that were left behind, on a document of which only the newest state can be read. A value that another user has changed since is
 * put back to what the edit began with, under the revision of then: so the next save finds the conflict and asks about it.
 */
export function withLeftEdits<T extends Stored>(
  document: T,
  base: number,
  operations: readonly Operation[],
): Session<T> {
  const before = valuesOf(operations).reduce<T>(asItWas, document);
  const session = opened(before === document ? document : { ...before, revision: base });
  return edited(session, fit(session.draft, operations).operations);
}

type Setting = Extract<Operation, { op: 'set' }>;

/** Each field that was set, once: from what it was first to what it is last. */
function valuesOf(operations: readonly Operation[]): Setting[] {
  const values = new Map<string, Setting>();
  for (const operation of operations) {
    if (operation.op !== 'set') continue;
    const name = operation.path.join('\n');
    values.set(name, { ...(values.get(name) ?? operation), to: operation.to });
  }
  return [...values.values()];
}

function asItWas<T>(document: T, { path, from, to }: Setting): T {
  const parent = path.length === 1 ? document : valueAt(document, path.slice(0, -1));
  const value = valueAt(document, path);
  if (typeof parent !== 'object' || parent === null || isEqual(value, from) || isEqual(value, to)) return document;
  return apply(document, [{ op: 'set', path, from: value, to: from }]);
}
