import { useId } from 'react';
import { useEditor } from '../../core/use-editor.ts';
import { openComparison } from '../../core/comparison-actions.ts';
import { undoPublish } from '../../publishing/undo-publish.ts';
import { restorePage } from '../../saving/commands.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { DocumentHistory } from '../../history/DocumentHistory.tsx';
import { messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

export function HistoryTab() {
  const editor = useEditor();
  const page = useDocument('page');
  const reasonsId = useId();
  const mayNotEdit = usePageRefusal('edit');
  const mayNotPublish = usePageRefusal('publish');
  if (!page) return null;
  return (
    <>
      {page.published && (
        <>
          <div className={inputsStyles.actions}>
            <Button
              disabled={mayNotPublish !== undefined}
              aria-describedby={reasonsId}
              onClick={() => void undoPublish(editor, page)}
            >
              {messages.publishing.undo.action}
            </Button>
            <Button onClick={() => openComparison(editor, { before: 'live', after: 'draft' })}>
              {messages.pageSettings.compareWithLive}
            </Button>
          </div>
          <Reasons id={reasonsId} reasons={[mayNotPublish]} />
        </>
      )}
      <DocumentHistory
        kind="page"
        _id={page._id}
        revision={page.revision}
        reason={mayNotEdit}
        restore={(revision) => restorePage(editor, page, revision)}
      />
    </>
  );
}
