import { useId } from 'react';
import { api } from '../../../api.ts';
import { confirm } from '../../core/confirm.ts';
import { changePage } from '../../core/commands.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { DocumentHistory } from '../history/DocumentHistory.tsx';

/** Every version of the page, and the way back to what visitors saw before the last publish. */
export function HistoryTab() {
  const page = useDocument('page');
  const why = useId();
  const mayNotEdit = usePageRefusal('edit');
  const mayNotPublish = usePageRefusal('publish');
  if (!page) return null;
  const takeBack = async () => {
    const text = 'Visitors see again what was published before. What you see here stays as it is.';
    if (!(await confirm({ title: 'Take back this publish', text, yes: 'Take back' }))) return;
    await changePage(({ _id }) => api('POST /page/takeBackPublish', { _id }), 'Publish taken back');
  };
  return (
    <>
      {page.published && (
        <>
          <Button disabled={mayNotPublish !== undefined} aria-describedby={why} onClick={() => void takeBack()}>
            Take back this publish
          </Button>
          <Reasons id={why} reasons={[mayNotPublish]} />
        </>
      )}
      <DocumentHistory
        kind="page"
        _id={page._id}
        revision={page.revision}
        reason={mayNotEdit}
        restore={(revision) =>
          changePage(({ _id }) => api('POST /page/restore', { _id, revision }), `Page: version ${revision} restored`)
        }
      />
    </>
  );
}
