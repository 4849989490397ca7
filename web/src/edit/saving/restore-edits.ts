import type { Stored } from '../../../../proto/entities/stored.ts';
import { applyFittingOperations } from '../core/apply-fitting-operations.ts';
import type { Entry } from './journal.ts';
import { type RebaseResult, rebaseSession } from './rebase.ts';
import { type Session, addOperations, openSession, reopenSession, unsentOperations } from './edit-session.ts';

/**
 * Edits that another tab left behind, on top of the open document and below what was typed into it meanwhile. While there are
 * conflicts, the session is based on the version that the edits began with, so that the next save finds them again.
 */
export function restoreEdits<T extends Stored>(entry: OrphanedEntry, now: Session<T>): RebaseResult<T> {
  const { session, conflicts } = rebaseSession(sessionFrom<T>(entry, now.stored), now.stored);
  return {
    session: addOperations(session, applyFittingOperations(session.draft, unsentOperations(now)).operations),
    conflicts,
  };
}

type OrphanedEntry = Pick<Entry, 'document' | 'sending' | 'pending'>;

function sessionFrom<T extends Stored>({ document, sending, pending }: OrphanedEntry, newest: T): Session<T> {
  if (document) return reopenSession(document as unknown as T, sending, pending);
  // Earlier editors stored only the operations.
  return addOperations(
    openSession(newest),
    applyFittingOperations(newest, [...(sending?.operations ?? []), ...pending]).operations,
  );
}
