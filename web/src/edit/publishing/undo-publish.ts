import type { Page } from '../../../../proto/entities/page.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { confirmLoaded } from '../core/question-actions.ts';
import { formatDateTime } from '../ui/format-date-time.ts';
import { takeBackPublish } from './commands.ts';
import { messages } from '../messages/messages.ts';

const t = messages.publishing.undo;

interface Previous {
  at: string;
  by: { username: string };
}

export async function undoPublish(editor: Editor, page: Pick<Page, '_id' | 'slug'>): Promise<boolean> {
  const isWanted = await confirmLoaded(editor, async () => {
    const { previous } = await api('GET /page/previousPublish', { _id: page._id });
    return undoPublishQuestion(page, previous);
  });
  return isWanted && takeBackPublish(editor, page);
}

export const undoPublishQuestion = ({ slug }: Pick<Page, 'slug'>, previous: Previous | null) => ({
  title: t.action,
  text: t.text(slug),
  consequences: [
    previous ? t.previous({ at: formatDateTime(previous.at), user: previous.by.username }) : t.unpublish(slug),
  ],
  yes: t.action,
  danger: previous === null,
});
