import { Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../api.ts';
import { state } from '../../core/state.ts';
import { attempt } from '../../core/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { usePaging } from '../../ui/use-paging.ts';

export function RedirectsTab() {
  const domainId = useSnapshot(state).visit?.domainId ?? '';
  const [text, setText] = useState('');
  const paging = usePaging(5);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const search = useDeferredValue(text);
  const { data, error, reload } = useCall('GET /siteSettings/loadRedirects', {
    domainId,
    search,
    page: paging.page,
    size: paging.size,
  });
  const run = async (call: () => Promise<unknown>) => {
    if (!(await attempt(call, 'Success'))) return false;
    reload();
    return true;
  };
  const add = async () => {
    const redirect = { domainId, name: from, from, to };
    if (await run(() => api('POST /siteSettings/saveRedirect', { redirect }))) {
      setFrom('');
      setTo('');
    }
  };
  return (
    <>
      <TextInput label="Search" type="search" value={text} onChange={setText} />
      <PagedTable
        columns={['From', 'To', 'Published', 'Actions']}
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
            <td>{redirect.published ? 'Yes' : 'No'}</td>
            <td>
              {redirect.published ? (
                <Button
                  onClick={() => void run(() => api('POST /siteSettings/unpublishRedirect', { _id: redirect._id }))}
                >
                  Unpublish
                </Button>
              ) : (
                <Button onClick={() => void run(() => api('POST /siteSettings/publishRedirect', { redirect }))}>
                  Publish
                </Button>
              )}
              <Button
                look="icon"
                aria-label={`Delete the redirect from ${redirect.from}`}
                onClick={() => void run(() => api('POST /siteSettings/deleteRedirect', { _id: redirect._id }))}
              >
                <Trash2 size={16} />
              </Button>
            </td>
          </>
        )}
      </PagedTable>
      <form
        className="ed-inline"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextInput label="From" placeholder="/old-address" required value={from} onChange={setFrom} />
        <TextInput label="To" placeholder="/new-address" required value={to} onChange={setTo} />
        <Button type="submit">Add redirect</Button>
      </form>
    </>
  );
}
