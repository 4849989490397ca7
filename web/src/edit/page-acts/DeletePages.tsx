import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import type { Outcome } from './task.ts';
import { onServer } from './on-server.ts';
import { adoptPage, nameOfPage, skip } from './to-listed-page.ts';

const t = messages.pageActs.delete;

export function DeletePages({ rows, ...props }: ActProps & { rows: readonly ListedPage[] }) {
  const editor = useEditor();
  const drafts = rows.filter(({ status }) => status === 'draft');
  const published = rows.filter(({ status }) => status !== 'draft');
  return (
    <ActDialog
      {...props}
      title={t.title}
      yes={common.delete}
      danger
      tasks={drafts.map((row) => ({
        name: nameOfPage(row),
        run: async () => {
          const { _id, pageType } = row;
          await getOperations(editor, pageType).delete({ _id });
          return deleted(editor, row);
        },
        onServer: onServer(editor, row, 'delete', () => deleted(editor, row)),
      }))}
      skipped={skip(t.isPublished, published)}
      consequences={[t.deleted(drafts.length), t.linked]}
      done={t.done}
    />
  );
}

const deleted = (editor: Editor, row: ListedPage): Outcome => ({
  deleted: row._id,
  page: row,
  undo: async () => ({ page: adoptPage(editor, await api('POST /page/restore', { _id: row._id })) }),
});
