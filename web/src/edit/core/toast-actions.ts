import { errorMessage } from './error-message.ts';
import type { Editor } from './editor.ts';
import type { Toast } from './state.ts';
import { writable } from './writable-state.ts';
import { common, messages } from '../messages/messages.ts';

export const TOAST_TIME = 4000;
/** Milliseconds, long enough to read a toast and reach its button. */
export const ACTION_TIME = 15_000;
const MAX_TOASTS = 4;
const lastToast = () => ({ id: 0 });

export const showSuccess = (editor: Editor, text = messages.core.done, action?: Toast['action']): void =>
  add(editor, text, 'success', action);
export const showError = (editor: Editor, text = common.failed, action?: Toast['action']): void =>
  add(editor, text, 'error', action);

export function dismiss(editor: Editor, id: number): void {
  const state = writable(editor);
  state.toasts = state.toasts.filter((toast) => toast.id !== id);
}

export async function runWithToast(editor: Editor, run: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await run();
    if (done !== undefined) showSuccess(editor, done);
    return true;
  } catch (error) {
    showError(editor, errorMessage(error));
    return false;
  }
}

function add(editor: Editor, text: string, kind: 'success' | 'error', action?: Toast['action']): void {
  const state = writable(editor);
  // Each action belongs to what was done at that moment.
  const same = state.toasts.find((toast) => toast.text === text && toast.kind === kind && !toast.action && !action);
  if (same) state.toasts = state.toasts.map((toast) => (toast === same ? { ...toast, times: toast.times + 1 } : toast));
  else
    state.toasts = [
      ...state.toasts.slice(1 - MAX_TOASTS),
      { id: ++editor.get(lastToast).id, text, kind, times: 1, ...(action && { action }) },
    ];
}
