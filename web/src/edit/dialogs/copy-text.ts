import type { Editor } from '../core/editor.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import { messages } from '../messages/messages.ts';

/** At an address without https, browsers have no clipboard. */
export async function copyText(
  editor: Editor,
  text: string,
  copied: string,
  notCopied = messages.dialogs.copy.notCopied,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showError(editor, notCopied);
    return false;
  }
  showSuccess(editor, copied);
  return true;
}
