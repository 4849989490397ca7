import { ask } from './ask.ts';
import { flushQuietly } from './commands.ts';
import { state } from './state.ts';

export const LEAVE_QUESTION = "Changes you've made may not be saved, are you sure you want to leave this page?";

export const hasUnsaved = (): boolean => Object.values(state.unsaved).some(Boolean);

/** Asks before something unsaved is left. */
export async function mayLeavePage(): Promise<boolean> {
  if (!hasUnsaved()) return true;
  flushQuietly();
  return ask({ title: 'Unsaved changes', text: LEAVE_QUESTION, yes: 'Leave' });
}
