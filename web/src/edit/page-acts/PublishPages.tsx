import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { api } from '../../api.ts';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import { adoptPage, nameOfPage } from './to-listed-page.ts';
import { verifyPages } from './verify-pages.ts';

const t = messages.pageActs.publish;

export function PublishPages({ rows, ...props }: ActProps & { rows: readonly ListedPage[] }) {
  const editor = useEditor();
  const changed = rows.filter(({ status }) => status !== 'live');
  const drafts = changed.filter(({ status }) => status === 'draft');
  const unseen = drafts.filter(({ lastPublished }) => !lastPublished);
  return (
    <ActDialog
      {...props}
      title={t.title}
      yes={common.publish}
      tasks={changed.map((row) => ({
        name: nameOfPage(row),
        run: async () => {
          const { _id, revision, pageType } = row;
          const page = await getOperations(editor, pageType).publish({ page: { _id, revision } });
          const undo = async () => ({ page: adoptPage(editor, await api('POST /page/takeBackPublish', { _id })) });
          return { page: adoptPage(editor, page), undo };
        },
      }))}
      skipped={rows
        .filter(({ status }) => status === 'live')
        .map((row) => ({ name: nameOfPage(row), reason: t.isLive }))}
      consequences={[
        ...(unseen.length > 0 ? [t.first(unseen.length)] : []),
        ...(drafts.length > unseen.length ? [t.again(drafts.length - unseen.length)] : []),
        ...(changed.length > drafts.length ? [t.changes(changed.length - drafts.length)] : []),
        t.checks,
      ]}
      done={t.done}
      afterwards={(outcomes) =>
        void verifyPages(
          editor,
          outcomes.flatMap(({ page }) => page ?? []),
        )
      }
    />
  );
}
