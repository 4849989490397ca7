import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { endView } from '../core/see-as.ts';
import { confirm } from '../core/question-actions.ts';
import { savePage } from '../saving/commands.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { allowUnload, hasUnsaved } from './unsaved.ts';
import { messages } from '../messages/messages.ts';

const t = messages.saving.leaving;

export async function logOut(editor: Editor): Promise<void> {
  if (editor.state.visit?.editing.user?.seenBy) return endView();
  if (editor.state.unsaved.page) await savePage(editor);
  if (hasUnsaved(editor) && !(await confirm(editor, { title: t.title, text: t.text, yes: t.logOut }))) return;
  const { pathname, search } = window.location;
  if (!(await runWithToast(editor, () => api('POST /user/logout', {})))) return;
  allowUnload(editor);
  window.location.assign(pathname + search);
}
