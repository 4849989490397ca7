import { reloadCalls } from './calls.ts';
import { errorMessage } from './error-message.ts';
import type { Editor } from './editor.ts';
import type { ToastAction } from './state.ts';
import { writable } from './writable-state.ts';
import { common, messages } from '../messages/messages.ts';

export const TOAST_TIME = 4000;
/** Milliseconds, long enough to read a toast and reach its button. */
export const ACTION_TIME = 15_000;
const MAX_TOASTS = 4;
type Actions = (ToastAction | undefined)[];
const lastToast = () => ({ id: 0 });

export const showSuccess = (editor: Editor, text = messages.core.done, ...actions: Actions): void =>
  add(editor, text, 'success', actions);
export const showError = (editor: Editor, text = common.failed, ...actions: Actions): void =>
  add(editor, text, 'error', actions);

export function dismiss(editor: Editor, id: number): void {
  const state = writable(editor);
  state.toasts = state.toasts.filter((toast) => toast.id !== id);
}

/** Runs an action, loads the open screens again, and reports the result in a toast. */
export async function runWithToast(editor: Editor, run: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await run();
    reloadCalls(editor);
    if (done !== undefined) showSuccess(editor, done);
    return true;
  } catch (error) {
    showError(editor, errorMessage(error));
    return false;
  }
}

function add(editor: Editor, text: string, kind: 'success' | 'error', possible: Actions): void {
  const state = writable(editor);
  const actions = possible.filter((action) => action !== undefined);
  // Toasts with an action are never merged, because each action undoes its own change.
  const same = state.toasts.find(
    (toast) => toast.text === text && toast.kind === kind && toast.actions.length + actions.length === 0,
  );
  if (same) state.toasts = state.toasts.map((toast) => (toast === same ? { ...toast, times: toast.times + 1 } : toast));
  else
    state.toasts = [
      ...state.toasts.slice(1 - MAX_TOASTS),
      { id: ++editor.get(lastToast).id, text, kind, actions, times: 1 },
    ];
}
