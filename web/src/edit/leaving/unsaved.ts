import { subscribe } from 'valtio';
import { isJournalAvailable } from '../saving/journal-store.ts';
import type { Editor } from '../core/editor.ts';
import { confirm } from '../core/question-actions.ts';
import { flushInBackground } from '../saving/commands.ts';
import { isUploading } from '../uploading/upload-actions.ts';
import { messages } from '../messages/messages.ts';

const t = messages.saving.leaving;

export const SAVE_WAIT_MS = 2000;

export const hasUnsaved = ({ state }: Editor): boolean => Object.values(state.unsaved).some(Boolean);

const unloading = () => ({ isAllowed: false });

/** Prevents the browser from asking again after the user has confirmed. */
export function allowUnload(editor: Editor): void {
  editor.get(unloading).isAllowed = true;
}

export const losesOnUnload = (editor: Editor): boolean =>
  !editor.get(unloading).isAllowed && (hasUnsaved(editor) || isUploading(editor));

export async function canLeavePage(editor: Editor): Promise<boolean> {
  if (!willLoseChanges(editor)) return true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, SAVE_WAIT_MS)));
  await Promise.race([flushInBackground(editor), timeout]);
  clearTimeout(timer);
  if (!willLoseChanges(editor)) return true;
  const answered = confirm(editor, { title: t.title, text: t.text, yes: t.leave });
  const { question } = editor.state;
  const end = subscribe(editor.state.unsaved, () => {
    if (!willLoseChanges(editor)) question?.answer(true);
  });
  return answered.finally(end);
}

/** Leaving does not lose changes of navigation and footer: they stay open or are stored on this device. */
const willLoseChanges = (editor: Editor): boolean =>
  isJournalAvailable(editor) ? editor.state.unsaved.page : hasUnsaved(editor);
