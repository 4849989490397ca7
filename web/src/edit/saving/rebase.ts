import type { Operation } from '../../../../proto/edit.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { merge } from '../../../../proto/edit/merge.ts';
import { type Choices, type Conflict, placeName, takeMine } from './conflict.ts';
import { type Session, unsent } from './session.ts';

export interface Answer {
  revision: number;
  updatedAt: string;
  /** What others changed since the base of the batch. */
  theirs: readonly Operation[];
}

/** The server took the batch: its document has what others did, then the batch; what came since is put on top of that. */
export function acknowledged<T extends Stored>(session: Session<T>, answer: Answer): Rebased<T> {
  const { revision, updatedAt } = answer;
  const batch = session.sending?.operations ?? [];
  const newer = {
    ...apply(apply(session.stored, answer.theirs), merge(answer.theirs, batch).operations),
    revision,
    updatedAt,
  };
  const result = onto(settled(session), newer, merge(batch, answer.theirs).operations);
  return result.conflicts.length > 0 ? { ...result, session } : result;
}

/** As if the batch on its way was all that has happened to the document. */
export const settled = <T extends Stored>(session: Session<T>): Session<T> => ({
  ...session,
  stored: apply(session.stored, session.sending?.operations ?? []),
  sending: null,
});

export interface Rebased<T extends Stored> {
  session: Session<T>;
  /** Not yet decided: while there are any, the session is the one it was. */
  conflicts: Omit<Conflict, 'by'>[];
}

/** Puts what was not sent on top of a newer document. */
export function rebased<T extends Stored>(session: Session<T>, newer: T, choices: Choices = {}): Rebased<T> {
  return onto(session, newer, diff(session.stored, newer), choices);
}

function onto<T extends Stored>(
  session: Session<T>,
  newer: T,
  theirs: readonly Operation[],
  choices: Choices = {},
): Rebased<T> {
  const merged = merge(theirs, unsent(session));
  const open = merged.conflicts.filter((conflict) => !choices[placeName(conflict)]);
  if (open.length > 0) return { session, conflicts: open };
  let draft = apply(newer, merged.operations);
  const pending = [...merged.operations];
  for (const conflict of merged.conflicts) {
    if (choices[placeName(conflict)] !== 'mine') continue;
    const operations = takeMine(draft, conflict);
    draft = apply(draft, operations);
    pending.push(...operations);
  }
  return { session: { stored: newer, draft, sending: null, pending }, conflicts: [] };
}
