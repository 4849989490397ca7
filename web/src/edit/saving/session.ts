import type { Operation } from '../../../../proto/edit.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { compact } from '../../../../proto/edit/compact.ts';
import { type Plain, plain } from './plain.ts';

export interface Batch {
  changeId: string;
  operations: Plain<Operation[]>;
}

/** A document that is being edited: what the server has, what is on its way there, and what is not yet. */
export interface Session<T extends Stored = Stored> {
  /** As the server last acknowledged it; its revision is the base of what is sent. */
  stored: Plain<T>;
  /** With everything applied that was done here. */
  draft: Plain<T>;
  sending: Batch | null;
  pending: Plain<Operation[]>;
}

/** The server takes no more in one call. */
export const MAX_BATCH = 2000;

export function opened<T extends Stored>(document: T): Session<T> {
  const stored = plain(document);
  return { stored, draft: stored, sending: null, pending: plain([]) };
}

/** What was not acknowledged, on top of the document that it was done on. */
export function reopened<T extends Stored>(document: T, batch: Batch | null, operations: Operation[]): Session<T> {
  const { stored } = opened(document);
  const [sending, pending] = [plain(batch), plain(operations)];
  const draft = plain(apply<T>(apply<T>(stored, sending?.operations ?? []), pending));
  return { stored, draft, sending, pending };
}

export const isClean = ({ sending, pending }: Session): boolean => !sending && pending.length === 0;

export const unsent = ({ sending, pending }: Session): Operation[] => [...(sending?.operations ?? []), ...pending];

export function edited<T extends Stored>(session: Session<T>, operations: readonly Operation[]): Session<T> {
  const done = plain(operations);
  return {
    ...session,
    draft: plain(apply<T>(session.draft, done)),
    // Letter after letter in one field is one operation.
    pending: plain([...session.pending.slice(0, -1), ...compact([...session.pending.slice(-1), ...done])]),
  };
}

/** Puts what is pending on its way. */
export function batched<T extends Stored>(session: Session<T>, changeId: string): Session<T> {
  return {
    ...session,
    sending: { changeId, operations: plain(session.pending.slice(0, MAX_BATCH)) },
    pending: plain(session.pending.slice(MAX_BATCH)),
  };
}

/** Takes back a batch that the server did not want. */
export const returned = <T extends Stored>(session: Session<T>): Session<T> => ({
  ...session,
  sending: null,
  pending: plain(unsent(session)),
});
