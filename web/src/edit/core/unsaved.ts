import { subscribe } from 'valtio';
import { keepsOnDevice } from '../saving/device.ts';
import { ask } from './ask.ts';
import { flushQuietly } from './commands.ts';
import { state } from './state.ts';

export const LEAVE_QUESTION = "Changes you've made may not be saved, are you sure you want to leave this page?";
/** Milliseconds in which a save that is under way usually ends. */
export const SAVE_PATIENCE = 2000;

export const hasUnsaved = (): boolean => Object.values(state.unsaved).some(Boolean);

/** Asks before something unsaved is left for another page, unless it is saved in the meantime. */
export async function mayLeavePage(): Promise<boolean> {
  if (!isLeftBehind()) return true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, SAVE_PATIENCE)));
  await Promise.race([flushQuietly(), patience]);
  clearTimeout(timer);
  if (!isLeftBehind()) return true;
  const answered = ask({ title: 'Unsaved changes', text: LEAVE_QUESTION, yes: 'Leave' });
  const { question } = state;
  const end = subscribe(state.unsaved, () => {
    if (!isLeftBehind()) question?.answer(true);
  });
  return answered.finally(end);
}

/** Navigation and footer stay open from page to page, and this device keeps those of another region. */
const isLeftBehind = (): boolean => (keepsOnDevice() ? state.unsaved.page : hasUnsaved());
