import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { runConfirmed } from '../core/question-actions.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.sidebar.subNavs;

/** Returns true if the user has confirmed and the service has deleted the sub nav. */
export function deleteSubNav(editor: Editor, { _id, name }: Pick<SubNav, '_id' | 'name'>): Promise<boolean> {
  const question = {
    title: t.deleteTitle,
    text: `${t.deleteText(name)} ${messages.confirm.restorable}`,
    yes: common.delete,
    danger: true,
  };
  return runConfirmed(editor, question, () => api('POST /subNav/remove', { _id }), t.deleted);
}
