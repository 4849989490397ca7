import type { Stored } from '../../../../proto/entities/stored.ts';
import { applyFittingOperations } from '../core/apply-fitting-operations.ts';
import type { Entry } from './journal.ts';
import { type RebaseResult, rebaseSession } from './rebase.ts';
import { type Session, addOperations, openSession, reopenSession, unsentOperations } from '../core/edit-session.ts';

/** On conflicts the session keeps the old base, so that the next save reports them again. */
export function restoreEdits<T extends Stored>(entry: OrphanedEntry, current: Session<T>): RebaseResult<T> {
  const { session, conflicts } = rebaseSession(sessionFrom<T>(entry, current.stored), current.stored);
  return {
    session: addOperations(session, applyFittingOperations(session.draft, unsentOperations(current)).operations),
    conflicts,
  };
}

type OrphanedEntry = Pick<Entry, 'document' | 'sending' | 'pending'>;

function sessionFrom<T extends Stored>({ document, sending, pending }: OrphanedEntry, newest: T): Session<T> {
  if (document) return reopenSession(document as unknown as T, sending, pending);
  // Entries of earlier editor versions have no document.
  return addOperations(
    openSession(newest),
    applyFittingOperations(newest, [...(sending?.operations ?? []), ...pending]).operations,
  );
}
