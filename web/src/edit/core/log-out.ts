import { api } from '../../api.ts';
import { confirm } from './question-actions.ts';
import { savePage } from './commands.ts';
import { state } from './state.ts';
import { runWithToast } from './toast-actions.ts';
import { LEAVE_QUESTION, hasUnsaved } from './unsaved.ts';
import { allowUnload } from './use-unload-guard.ts';

export async function logOut(): Promise<void> {
  if (state.unsaved.page) await savePage();
  if (hasUnsaved() && !(await confirm({ title: 'Unsaved changes', text: LEAVE_QUESTION, yes: 'Log out' }))) return;
  const { pathname, search } = window.location;
  if (!(await runWithToast(() => api('POST /user/logout', {})))) return;
  allowUnload();
  window.location.assign(pathname + search);
}
