import { api } from '../../../api.ts';
import { ask } from '../../core/ask.ts';
import { changePage } from '../../core/commands.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Table } from '../../ui/Table.tsx';
import { useCall } from '../../ui/use-call.ts';
import { dateTimeOf } from './date-time-of.ts';

/** Every version of the page; going back to one is a new version, so nothing is lost by it. */
export function HistoryTab() {
  const page = useDocument('page');
  const { data, error, reload } = useCall('GET /page/history', { _id: page?._id ?? '', limit: 50 });
  const mayNotEdit = usePageRefusal('edit');
  const mayNotPublish = usePageRefusal('publish');
  if (!page) return null;
  const restore = async (revision: number) => {
    const text = 'The page becomes what it was then. The versions since then stay in this list.';
    if (!(await ask({ title: 'Restore this version', text, yes: 'Restore' }))) return;
    if (await changePage(({ _id }) => api('POST /page/restore', { _id, revision }), 'Page Saved')) reload();
  };
  const takeBack = async () => {
    const text = 'Visitors see again what was published before. What you see here stays as it is.';
    if (!(await ask({ title: 'Take back this publish', text, yes: 'Take back' }))) return;
    if (await changePage(({ _id }) => api('POST /page/takeBackPublish', { _id }), 'Success')) reload();
  };
  return (
    <>
      {page.published && (
        <Button disabled={mayNotPublish !== undefined} title={mayNotPublish} onClick={() => void takeBack()}>
          Take back this publish
        </Button>
      )}
      <Table
        columns={['When', 'Who', 'What', 'Actions']}
        rows={data?.revisions}
        keyOf={({ revision }) => revision}
        error={error}
      >
        {(row) => (
          <>
            <td>{dateTimeOf(row.at)}</td>
            <td>{row.by.username}</td>
            <td>{row.action}</td>
            <td>
              {row.revision === page.revision ? (
                'Now'
              ) : (
                <Button
                  aria-label={`Restore version ${row.revision}`}
                  disabled={mayNotEdit !== undefined}
                  title={mayNotEdit}
                  onClick={() => void restore(row.revision)}
                >
                  Restore
                </Button>
              )}
            </td>
          </>
        )}
      </Table>
    </>
  );
}
