import type { Operation } from '../../../../proto/edit.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { compact } from '../../../../proto/edit/compact.ts';

export interface Batch {
  changeId: string;
  operations: Operation[];
}

/** A document that is being edited: what the server has, what is on its way there, and what is not yet. */
export interface Session<T extends Stored = Stored> {
  /** As the server last acknowledged it; its revision is the base of what is sent. */
  stored: T;
  /** With everything applied that was done here. */
  draft: T;
  sending: Batch | null;
  pending: Operation[];
}

/** The server takes no more in one call. */
export const MAX_BATCH = 2000;

export const opened = <T extends Stored>(stored: T): Session<T> => ({
  stored,
  draft: stored,
  sending: null,
  pending: [],
});

export const isClean = ({ sending, pending }: Session): boolean => !sending && pending.length === 0;

export const unsent = ({ sending, pending }: Session): Operation[] => [...(sending?.operations ?? []), ...pending];

export function edited<T extends Stored>(session: Session<T>, operations: readonly Operation[]): Session<T> {
  return {
    ...session,
    draft: apply(session.draft, operations),
    // Letter after letter in one field is one operation.
    pending: [...session.pending.slice(0, -1), ...compact([...session.pending.slice(-1), ...operations])],
  };
}

/** Puts what is pending on its way. */
export function batched<T extends Stored>(session: Session<T>, changeId: string): Session<T> {
  return {
    ...session,
    sending: { changeId, operations: session.pending.slice(0, MAX_BATCH) },
    pending: session.pending.slice(MAX_BATCH),
  };
}

/** Takes back a batch that the server did not want. */
export const returned = <T extends Stored>(session: Session<T>): Session<T> => ({
  ...session,
  sending: null,
  pending: unsent(session),
});
