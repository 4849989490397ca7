import { useId } from 'react';
import { api } from '../../../api.ts';
import { useEditor } from '../../core/use-editor.ts';
import { confirm } from '../../core/question-actions.ts';
import { changePage } from '../../saving/commands.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { DocumentHistory } from '../../history/DocumentHistory.tsx';

export function HistoryTab() {
  const editor = useEditor();
  const page = useDocument('page');
  const reasonsId = useId();
  const mayNotEdit = usePageRefusal('edit');
  const mayNotPublish = usePageRefusal('publish');
  if (!page) return null;
  const undoPublish = async () => {
    const text = 'Visitors will see the version that was published before. Your draft does not change.';
    if (!(await confirm(editor, { title: 'Undo publish', text, yes: 'Undo publish' }))) return;
    await changePage(editor, 'undo-publish', 'Publish undone', ({ _id }) => api('POST /page/takeBackPublish', { _id }));
  };
  return (
    <>
      {page.published && (
        <>
          <Button
            disabled={mayNotPublish !== undefined}
            aria-describedby={reasonsId}
            onClick={() => void undoPublish()}
          >
            Undo publish
          </Button>
          <Reasons id={reasonsId} reasons={[mayNotPublish]} />
        </>
      )}
      <DocumentHistory
        kind="page"
        _id={page._id}
        revision={page.revision}
        reason={mayNotEdit}
        restore={(revision) =>
          changePage(editor, `restore-version-${revision}`, `Page: version ${revision} restored`, ({ _id }) =>
            api('POST /page/restore', { _id, revision }),
          )
        }
      />
    </>
  );
}
