import type { Operation } from '../../../../proto/edit.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { merge } from '../../../../proto/edit/merge.ts';
import { type Conflict, type Decision, choiceOf } from './conflict.ts';
import { plain } from './plain.ts';
import { type Session, unsent } from './session.ts';
import { takeMine } from './take-mine.ts';

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
  const newer: T = {
    ...apply<T>(apply<T>(session.stored, answer.theirs), merge(answer.theirs, batch).operations),
    revision,
    updatedAt,
  };
  const result = onto(settled(session), newer, merge(batch, answer.theirs).operations);
  return result.conflicts.length > 0 ? { ...result, session } : result;
}

/** As if the batch on its way was all that has happened to the document. */
export const settled = <T extends Stored>(session: Session<T>): Session<T> => ({
  ...session,
  stored: plain(apply<T>(session.stored, session.sending?.operations ?? [])),
  sending: null,
});

export interface Rebased<T extends Stored> {
  session: Session<T>;
  /** Not yet decided: while there are any, the session is the one it was. */
  conflicts: Omit<Conflict, 'by'>[];
}

/** Puts what was not sent on top of a newer document. */
export function rebased<T extends Stored>(
  session: Session<T>,
  newer: T,
  decisions: readonly Decision[] = [],
): Rebased<T> {
  return onto(session, newer, diff(session.stored, newer), decisions);
}

function onto<T extends Stored>(
  session: Session<T>,
  newer: T,
  theirs: readonly Operation[],
  decisions: readonly Decision[] = [],
): Rebased<T> {
  const merged = merge(theirs, unsent(session));
  const open = merged.conflicts.filter((conflict) => !choiceOf(conflict, decisions));
  if (open.length > 0) return { session, conflicts: open };
  let draft = apply(newer, merged.operations);
  const pending = [...merged.operations];
  for (const conflict of merged.conflicts) {
    if (choiceOf(conflict, decisions) !== 'mine') continue;
    const operations = takeMine(draft, conflict);
    draft = apply(draft, operations);
    pending.push(...operations);
  }
  return {
    session: { stored: plain(newer), draft: plain(draft), sending: null, pending: plain(pending) },
    conflicts: [],
  };
}
