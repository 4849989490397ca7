import { subscribe } from 'valtio';
import { isJournalAvailable } from '../saving/journal-store.ts';
import { confirm } from './question-actions.ts';
import { flushInBackground } from './commands.ts';
import { state } from './state.ts';

export const LEAVE_QUESTION = "Changes you've made may not be saved, are you sure you want to leave this page?";
/** Milliseconds in which a running save usually ends. */
export const SAVE_WAIT_MS = 2000;

export const hasUnsaved = (): boolean => Object.values(state.unsaved).some(Boolean);

/** Waits for a running save before it asks. */
export async function canLeavePage(): Promise<boolean> {
  if (!willLoseChanges()) return true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, SAVE_WAIT_MS)));
  await Promise.race([flushInBackground(), timeout]);
  clearTimeout(timer);
  if (!willLoseChanges()) return true;
  const answered = confirm({ title: 'Unsaved changes', text: LEAVE_QUESTION, yes: 'Leave' });
  const { question } = state;
  const end = subscribe(state.unsaved, () => {
    if (!willLoseChanges()) question?.answer(true);
  });
  return answered.finally(end);
}

/** Navigation and footer stay open across pages, and this device stores those of other regions. */
const willLoseChanges = (): boolean => (isJournalAvailable() ? state.unsaved.page : hasUnsaved());
