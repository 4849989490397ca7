import { api } from '../../api.ts';
import { savePage } from './commands.ts';
import { attempt } from './toast.ts';
import { hasUnsaved, mayLeavePage } from './unsaved.ts';

/** Saves what is pending, ends the session and shows the page as visitors see it. */
export async function logOut(): Promise<void> {
  if (hasUnsaved() && !(await savePage()) && !(await mayLeavePage())) return;
  const { pathname, search } = window.location;
  if (await attempt(() => api('POST /user/logout', {}))) window.location.assign(pathname + search);
}
