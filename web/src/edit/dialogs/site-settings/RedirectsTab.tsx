import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { api } from '../../../api.ts';
import { deleteRedirectQuestion, sendRedirect, unpublishRedirectQuestion } from '../../confirm/redirect.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { useStartsAdding } from '../../core/use-starts-adding.ts';
import { confirm } from '../../core/question-actions.ts';
import { runWithToast, showSuccess } from '../../core/toast-actions.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { usePaging } from '../../ui/use-paging.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { EditRedirect, type RedirectRow } from './EditRedirect.tsx';
import { common, messages } from '../../messages/messages.ts';

const t = messages.siteSettings.redirects;

export function RedirectsTab() {
  const editor = useEditor();
  const domainId = useEditorState().visit?.domainId ?? '';
  const [text, setText] = useState('');
  const paging = usePaging(5);
  const [editing, setEditing] = useState<RedirectRow | 'new' | null>(null);
  useStartsAdding(() => setEditing('new'));
  const search = useDeferredValue(text);
  const { data, error, reload } = useCall('GET /siteSettings/loadRedirects', {
    domainId,
    search,
    page: paging.page,
    size: paging.size,
  });
  const run = async (call: () => Promise<unknown>, done?: string) => {
    if (await runWithToast(editor, call, done)) reload();
  };
  const publish = (redirect: RedirectRow) =>
    run(async () => {
      const send = (overPage: boolean) => api('POST /siteSettings/publishRedirect', { redirect, overPage });
      if (await sendRedirect(editor, redirect, send)) showSuccess(editor, t.published);
    });
  const unpublish = async (redirect: RedirectRow) => {
    if (!(await confirm(editor, unpublishRedirectQuestion(redirect)))) return;
    await run(() => api('POST /siteSettings/unpublishRedirect', { _id: redirect._id }), t.unpublished);
  };
  const remove = async (redirect: RedirectRow) => {
    const { _id, published } = redirect;
    if (!(await confirm(editor, deleteRedirectQuestion(redirect)))) return;
    await run(async () => {
      if (published) await api('POST /siteSettings/unpublishRedirect', { _id });
      await api('POST /siteSettings/deleteRedirect', { _id });
    }, t.deleted);
  };
  return (
    <>
      <TextInput label={common.search} type="search" value={text} onChange={setText} />
      <PagedTable
        columns={[t.from, t.to, common.published, common.actions]}
        rows={data?.redirects}
        total={data?.total ?? 0}
        keyOf={({ _id }) => _id}
        error={error}
        paging={paging}
      >
        {(redirect) => (
          <>
            <td>{redirect.from}</td>
            <td>{redirect.to}</td>
            <td>{redirect.published ? common.yes : t.notLive}</td>
            <td>
              <Button aria-label={t.editNamed(redirect.from)} onClick={() => setEditing(redirect)}>
                {common.edit}
              </Button>
              {redirect.published ? (
                <ActionButton run={() => unpublish(redirect)}>{common.unpublish}</ActionButton>
              ) : (
                <ActionButton run={() => publish(redirect)}>{common.publish}</ActionButton>
              )}
              <ActionButton look="danger" aria-label={t.deleteNamed(redirect.from)} run={() => remove(redirect)}>
                {common.delete}
              </ActionButton>
              <HistoryButton
                isIcon
                kind="redirect"
                _id={redirect._id}
                name={t.historyName(redirect.from)}
                onRestored={reload}
              />
            </td>
          </>
        )}
      </PagedTable>
      <Button look="primary" onClick={() => setEditing('new')}>
        <Plus size={16} aria-hidden /> {t.add}
      </Button>
      {editing && (
        <EditRedirect
          domainId={domainId}
          redirect={editing === 'new' ? null : editing}
          onStored={() => {
            setEditing(null);
            reload();
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
