import { api } from '../../api.ts';
import { ask } from './ask.ts';
import { savePage } from './commands.ts';
import { state } from './state.ts';
import { attempt } from './toast.ts';
import { LEAVE_QUESTION, hasUnsaved } from './unsaved.ts';
import { allowUnload } from './use-leaving.ts';

/** Saves the page, asks about what is still unsaved, ends the session and shows the page as visitors see it. */
export async function logOut(): Promise<void> {
  if (state.unsaved.page) await savePage();
  if (hasUnsaved() && !(await ask({ title: 'Unsaved changes', text: LEAVE_QUESTION, yes: 'Log out' }))) return;
  const { pathname, search } = window.location;
  if (!(await attempt(() => api('POST /user/logout', {})))) return;
  allowUnload();
  window.location.assign(pathname + search);
}
