import { nanoid } from 'nanoid';
import type { Stored } from '../../../../proto/entities/stored.ts';
import type { Editor } from '../core/editor.ts';
import type { DocumentName } from '../core/selection.ts';
import { showError } from '../core/toast-actions.ts';
import { type Entry, openJournal } from './journal.ts';
import { entryId } from './orphaned-entries.ts';
import { lockTab } from './tabs.ts';
import { type Session, isClean } from '../core/edit-session.ts';
import { messages } from '../messages/messages.ts';

/** `tab` identifies one editor in one page load; a reload counts as a new tab. */
export const deviceJournal = () => ({ tab: nanoid(), journal: openJournal(), isAvailable: true, isClaimed: false });

/** Holds a lock for the lifetime of the tab, so that other tabs can detect it. */
export function claimTab(editor: Editor): void {
  const own = editor.get(deviceJournal);
  if (!own.isClaimed) lockTab(own.tab);
  own.isClaimed = true;
}

export const toJournalEntry = (
  tab: string,
  name: DocumentName,
  { stored, sending, pending }: Session<Stored>,
  id = entryId(tab, stored._id),
): Entry => ({
  id,
  tab,
  name,
  documentId: stored._id,
  base: stored.revision,
  ...(name !== 'page' && { document: stored }),
  sending,
  pending,
  at: Date.now(),
});

export const isJournalAvailable = (editor: Editor): boolean => editor.get(deviceJournal).isAvailable;

/** Milliseconds that saving waits for the device, whose database may never answer. */
const MAX_WAIT_MS = 2000;

/** Writing fails in some private windows. */
export async function updateJournal(
  editor: Editor,
  name: DocumentName,
  session: Session<Stored>,
  id?: string,
): Promise<void> {
  const own = editor.get(deviceJournal);
  const entry = toJournalEntry(own.tab, name, session, id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((_, reject) => (timer = setTimeout(reject, MAX_WAIT_MS)));
  try {
    await Promise.race([isClean(session) ? own.journal.remove(entry.id) : own.journal.put(entry), timeout]);
  } catch {
    if (own.isAvailable) showError(editor, messages.saving.journalUnavailable);
    own.isAvailable = false;
  } finally {
    clearTimeout(timer);
  }
}
