import type { Stored } from '../../../../proto/entities/stored.ts';
import { fit } from '../core/fit.ts';
import type { Entry } from './journal.ts';
import { type Rebased, rebased } from './rebase.ts';
import { type Session, edited, opened, reopened, unsent } from './session.ts';

/**
 * Edits that another tab left behind, on top of the open document and below what was typed into it meanwhile. While there are
 * conflicts, the session is based on the version that the edits began with, so that the next save finds them again.
 */
export function withLeftEdits<T extends Stored>(entry: Left, now: Session<T>): Rebased<T> {
  const { session, conflicts } = rebased(sessionFrom<T>(entry, now.stored), now.stored);
  return { session: edited(session, fit(session.draft, unsent(now)).operations), conflicts };
}

type Left = Pick<Entry, 'document' | 'sending' | 'pending'>;

function sessionFrom<T extends Stored>({ document, sending, pending }: Left, newest: T): Session<T> {
  if (document) return reopened(document as unknown as T, sending, pending);
  // Earlier editors stored only the operations.
  return edited(opened(newest), fit(newest, [...(sending?.operations ?? []), ...pending]).operations);
}
