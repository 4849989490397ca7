import type { Operation } from '../../../../proto/edit.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { merge } from '../../../../proto/edit/merge.ts';
import { type Conflict, type Decision, findChoice } from '../core/conflict.ts';
import { toPlain } from '../core/plain.ts';
import { type Session, unsentOperations } from '../core/edit-session.ts';
import { applyLocalChoice } from './apply-local-choice.ts';

export interface SaveResponse {
  revision: number;
  updatedAt: string;
  theirs: readonly Operation[];
}

/** The server applies the remote changes before the batch; later local edits go on top. */
export function acknowledgeBatch<T extends Stored>(session: Session<T>, response: SaveResponse): RebaseResult<T> {
  const { revision, updatedAt } = response;
  const batch = session.sending?.operations ?? [];
  const newer: T = {
    ...apply<T>(apply<T>(session.stored, response.theirs), merge(response.theirs, batch).operations),
    revision,
    updatedAt,
  };
  const result = applyOnto(acknowledgeAlone(session), newer, merge(batch, response.theirs).operations);
  return result.conflicts.length > 0 ? { ...result, session } : result;
}

export const acknowledgeAlone = <T extends Stored>(session: Session<T>): Session<T> => ({
  ...session,
  stored: toPlain(apply<T>(session.stored, session.sending?.operations ?? [])),
  sending: null,
});

export interface RebaseResult<T extends Stored> {
  session: Session<T>;
  conflicts: Omit<Conflict, 'by'>[];
}

export function rebaseSession<T extends Stored>(
  session: Session<T>,
  newer: T,
  decisions: readonly Decision[] = [],
): RebaseResult<T> {
  return applyOnto(session, newer, diff(session.stored, newer), decisions);
}

const isRemoval = ({ mine }: Pick<Conflict, 'mine'>): boolean => mine === undefined;

function applyOnto<T extends Stored>(
  session: Session<T>,
  newer: T,
  theirs: readonly Operation[],
  decisions: readonly Decision[] = [],
): RebaseResult<T> {
  const merged = merge(theirs, unsentOperations(session));
  const undecided = merged.conflicts.filter((conflict) => !findChoice(conflict, decisions));
  if (undecided.length > 0) return { session, conflicts: undecided };
  let draft = apply(newer, merged.operations);
  const pending = [...merged.operations];
  const mine = merged.conflicts.filter((conflict) => findChoice(conflict, decisions) === 'mine');
  // Removals are applied first, so that they do not remove items that another choice adds.
  for (const conflict of [...mine.filter(isRemoval), ...mine.filter((one) => !isRemoval(one))]) {
    const operations = applyLocalChoice(draft, conflict, session.draft);
    draft = apply(draft, operations);
    pending.push(...operations);
  }
  return {
    session: { stored: toPlain(newer), draft: toPlain(draft), sending: null, pending: toPlain(pending) },
    conflicts: [],
  };
}
