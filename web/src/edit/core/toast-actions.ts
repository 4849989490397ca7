import { errorMessage } from '../saving/error-message.ts';
import { type Toast } from './state.ts';
import { writableState } from './writable-state.ts';

export const TOAST_TIME = 4000;
/** Milliseconds to read a toast and reach its button. */
export const ACTION_TIME = 15_000;
const MAX_TOASTS = 4;
let last = 0;

export const showSuccess = (text = 'Success', action?: Toast['action']): void => add(text, 'success', action);
export const showError = (text = 'Unknown Error'): void => add(text, 'error');

export function dismiss(id: number): void {
  writableState.toasts = writableState.toasts.filter((toast) => toast.id !== id);
}

export async function runWithToast(run: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await run();
    if (done !== undefined) showSuccess(done);
    return true;
  } catch (error) {
    showError(errorMessage(error));
    return false;
  }
}

function add(text: string, kind: 'success' | 'error', action?: Toast['action']): void {
  const same = writableState.toasts.find((toast) => toast.text === text && toast.kind === kind);
  // A repeated toast restarts its time instead of showing twice.
  if (same)
    writableState.toasts = writableState.toasts.map((toast) =>
      toast === same ? { ...toast, times: toast.times + 1 } : toast,
    );
  else
    writableState.toasts = [
      ...writableState.toasts.slice(1 - MAX_TOASTS),
      { id: ++last, text, kind, times: 1, ...(action && { action }) },
    ];
}
