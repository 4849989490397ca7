import type { ApiToken } from '../../../../../proto/entities/user.ts';
import { api } from '../../../api.ts';
import type { Editor } from '../../core/editor.ts';
import { confirm } from '../../core/question-actions.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { messages } from '../../messages/messages.ts';

const t = messages.apiTokens;

export async function revokeApiToken(editor: Editor, { _id, name }: ApiToken): Promise<void> {
  const question = { title: t.revokeTitle, text: t.revokeText(name), yes: t.revoke, danger: true };
  if (await confirm(editor, question))
    await runWithToast(editor, () => api('POST /user/revokeApiToken', { _id }), t.revoked);
}
