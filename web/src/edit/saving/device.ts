import { nanoid } from 'nanoid';
import type { Stored } from '../../../../proto/entities/stored.ts';
import type { DocumentName } from '../core/selection.ts';
import { type Entry, openJournal } from './journal.ts';
import { entryId } from './left-behind.ts';
import type { Session } from './session.ts';

/** This load of the page: a reload is another tab, which finds what the one before left behind. */
export const tab = nanoid();
export const journal = openJournal();

export const entryOf = (name: DocumentName, { stored, sending, pending }: Session<Stored>): Entry => ({
  id: entryId(tab, stored._id),
  tab,
  name,
  documentId: stored._id,
  base: stored.revision,
  sending,
  pending,
  at: Date.now(),
});
