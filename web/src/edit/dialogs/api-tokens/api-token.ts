import type { ApiToken } from '../../../../../proto/entities/user.ts';
import { messages } from '../../messages/messages.ts';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { api } from '../../../api.ts';
import type { Editor } from '../../core/editor.ts';
import { runConfirmed } from '../../core/question-actions.ts';

const t = messages.apiTokens;

export const describeExpiry = ({ expiresAt }: ApiToken, now = Date.now()): string =>
  Date.parse(expiresAt) > now ? t.expires(formatDateTime(expiresAt)) : t.expired(formatDateTime(expiresAt));

export const describeUse = ({ lastUsedAt }: ApiToken): string =>
  lastUsedAt ? t.lastUsed(formatDateTime(lastUsedAt)) : t.neverUsed;

export function revokeApiToken(editor: Editor, { _id, name }: ApiToken): Promise<boolean> {
  const question = { title: t.revokeTitle, text: t.revokeText(name), yes: t.revoke, danger: true };
  return runConfirmed(editor, question, () => api('POST /user/revokeApiToken', { _id }), t.revoked);
}
