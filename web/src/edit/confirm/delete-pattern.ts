import type { Pattern } from '../../../../proto/entities/pattern.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { runConfirmed } from '../core/question-actions.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.palette.patterns;

/** Returns true if the user has confirmed and the service has deleted the pattern. */
export function deletePattern(editor: Editor, { _id, name }: Pattern): Promise<boolean> {
  const question = {
    title: t.delete,
    text: t.deleteText(name),
    consequences: [t.deleteConsequence, messages.confirm.restorable],
    yes: common.delete,
    danger: true,
  };
  return runConfirmed(editor, question, () => api('POST /patterns/delete', { _id }), t.deleted);
}
