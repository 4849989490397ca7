import type { ApiToken } from '../../../../../proto/entities/user.ts';
import { api } from '../../../api.ts';
import type { Editor } from '../../core/editor.ts';
import { runConfirmed } from '../../core/question-actions.ts';
import { messages } from '../../messages/messages.ts';

const t = messages.apiTokens;

export function revokeApiToken(editor: Editor, { _id, name }: ApiToken): Promise<boolean> {
  const question = { title: t.revokeTitle, text: t.revokeText(name), yes: t.revoke, danger: true };
  return runConfirmed(editor, question, () => api('POST /user/revokeApiToken', { _id }), t.revoked);
}
