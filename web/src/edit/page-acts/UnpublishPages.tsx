import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import { afterAct, onServer } from './on-server.ts';
import { describeHomePages } from './describe-home-pages.ts';
import { adoptPage, nameOfPage, skip } from './to-listed-page.ts';
import { verifyPages } from './verify-pages.ts';

const t = messages.pageActs.unpublish;

export function UnpublishPages({ rows, ...props }: ActProps & { rows: readonly ListedPage[] }) {
  const editor = useEditor();
  const regions = useEditorState().visit?.regions ?? [];
  const drafts = rows.filter(({ status }) => status === 'draft');
  const published = rows.filter(({ status }) => status !== 'draft');
  const publishAgain =
    ({ _id, revision, pageType }: ListedPage) =>
    async () => ({
      page: adoptPage(editor, await getOperations(editor, pageType).publish({ page: { _id, revision } })),
    });
  return (
    <ActDialog
      {...props}
      title={t.title}
      yes={common.unpublish}
      danger
      tasks={published.map((row) => ({
        name: nameOfPage(row),
        run: async () => {
          const { _id, pageType, status } = row;
          const page = adoptPage(editor, await getOperations(editor, pageType).unpublish({ _id }));
          // Publishing again would also publish changes that visitors have not seen.
          return { page, ...(status === 'live' && { undo: publishAgain(page) }) };
        },
        onServer: onServer(editor, row, 'unpublish', (result) => {
          const page = afterAct(row, result, { status: 'draft' });
          const undoOnServer = onServer(editor, page, 'publish', (again) => ({ page: afterAct(row, again) }));
          return { page, ...(row.status === 'live' && { undo: publishAgain(page), undoOnServer }) };
        }),
      }))}
      skipped={skip(t.isDraft, drafts)}
      consequences={[t.notFound(published.length), ...describeHomePages(published, regions), t.links]}
      done={t.done}
      afterwards={(changed) => void verifyPages(editor, changed)}
    />
  );
}
