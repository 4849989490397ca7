import type { Operation } from '../../../../proto/edit.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { compactOperations } from '../../../../proto/edit/invert.ts';
import { type Plain, toPlain } from './plain.ts';

export interface Batch {
  changeId: string;
  operations: Plain<Operation[]>;
}

export interface Session<T extends Stored = Stored> {
  stored: Plain<T>;
  draft: Plain<T>;
  sending: Batch | null;
  pending: Plain<Operation[]>;
}

const MAX_BATCH = 2000;

export function openSession<T extends Stored>(document: T): Session<T> {
  const stored = toPlain(document);
  return { stored, draft: stored, sending: null, pending: toPlain([]) };
}

export function reopenSession<T extends Stored>(document: T, batch: Batch | null, operations: Operation[]): Session<T> {
  const { stored } = openSession(document);
  const [sending, pending] = [toPlain(batch), toPlain(operations)];
  const draft = toPlain(apply<T>(apply<T>(stored, sending?.operations ?? []), pending));
  return { stored, draft, sending, pending };
}

export const isClean = ({ sending, pending }: Session): boolean => !sending && pending.length === 0;

export const unsentOperations = ({ sending, pending }: Session): Operation[] => [
  ...(sending?.operations ?? []),
  ...pending,
];

export function addOperations<T extends Stored>(session: Session<T>, operations: readonly Operation[]): Session<T> {
  const done = toPlain(operations);
  return {
    ...session,
    draft: toPlain(apply<T>(session.draft, done)),
    pending: toPlain([...session.pending.slice(0, -1), ...compactOperations([...session.pending.slice(-1), ...done])]),
  };
}

export function startBatch<T extends Stored>(session: Session<T>, changeId: string): Session<T> {
  return {
    ...session,
    sending: { changeId, operations: toPlain(session.pending.slice(0, MAX_BATCH)) },
    pending: toPlain(session.pending.slice(MAX_BATCH)),
  };
}

export const cancelBatch = <T extends Stored>(session: Session<T>): Session<T> => ({
  ...session,
  sending: null,
  pending: toPlain(unsentOperations(session)),
});
