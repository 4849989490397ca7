import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { confirm } from '../core/question-actions.ts';
import { changePage } from '../saving/commands.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.history;

export async function restoreVersion(editor: Editor, revision: number): Promise<boolean> {
  const question = {
    title: t.restoreTitle,
    text: t.restoreDraft(common.page),
    consequences: [t.restoreConsequence],
    yes: common.restore,
  };
  if (!(await confirm(editor, question))) return false;
  return changePage(
    editor,
    `restore-version-${revision}`,
    t.restored({ kind: common.page, version: revision }),
    ({ _id }) => api('POST /page/restore', { _id, revision }),
  );
}
