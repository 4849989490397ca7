import { nanoid } from 'nanoid';
import type { Stored } from '../../../../proto/entities/stored.ts';
import type { DocumentName } from '../core/selection.ts';
import { showError } from '../core/toast-actions.ts';
import { type Entry, openJournal } from './journal.ts';
import { entryId } from './orphaned-entries.ts';
import { type Session, isClean } from './edit-session.ts';

/** One load of the page; a reload counts as a new tab. */
export const tab = nanoid();
export const journal = openJournal();

export const toJournalEntry = (name: DocumentName, { stored, sending, pending }: Session<Stored>): Entry => ({
  id: entryId(tab, stored._id),
  tab,
  name,
  documentId: stored._id,
  base: stored.revision,
  ...(name !== 'page' && { document: stored }),
  sending,
  pending,
  at: Date.now(),
});

let isAvailable = true;

/** Whether unsaved changes survive closing the tab. */
export const isJournalAvailable = (): boolean => isAvailable;

/** Removes the entry once everything is saved. Fails in some private windows. */
export async function updateJournal(name: DocumentName, session: Session<Stored>): Promise<void> {
  const entry = toJournalEntry(name, session);
  try {
    await (isClean(session) ? journal.remove(entry.id) : journal.put(entry));
  } catch {
    if (isAvailable)
      showError('This browser cannot store unsaved changes. Please wait for “Saved” before you close the tab.');
    isAvailable = false;
  }
}
