import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Domain } from '../../../../proto/entities/domain.ts';
import { api } from '../../api.ts';
import { savePage } from '../core/commands.ts';
import { state } from '../core/state.ts';
import { attempt } from '../core/toast.ts';
import { hasUnsaved, mayLeavePage } from '../core/unsaved.ts';
import { Button } from '../ui/Button.tsx';
import { PagedTable } from '../ui/PagedTable.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useCall } from '../ui/use-call.ts';
import { usePaging } from '../ui/use-paging.ts';
import type { ModalProps } from './EditModal.tsx';

/** The domains that this install serves. */
export function ConfigSettings(_props: ModalProps) {
  const { visit } = useSnapshot(state);
  const { data, error, reload } = useCall('GET /config/loadDomain', { hostname: location.hostname });
  const [editing, setEditing] = useState<Partial<Domain> | null>(null);
  const paging = usePaging(5);
  const run = async (call: () => Promise<unknown>) => {
    if (!(await attempt(call, 'Success'))) return;
    setEditing(null);
    reload();
  };
  /** What is unsaved belongs to the domain that is left, and could not be saved from the other one. */
  const activate = async (domain: Pick<Domain, '_id'>) => {
    if (hasUnsaved() && !(await savePage()) && !(await mayLeavePage())) return;
    if (await attempt(() => api('POST /config/swapActiveDomain', { domain }))) location.assign('/');
  };
  return (
    <>
      <PagedTable
        columns={['Name', 'Host Names', 'Actions', 'Active Domain']}
        rows={data?.domains}
        keyOf={({ _id }) => _id}
        error={error}
        paging={paging}
      >
        {(domain) => (
          <>
            <td>{domain.name}</td>
            <td>{domain.hostnames.join(', ') || 'Not set'}</td>
            <td>
              <Button aria-label={`Edit ${domain.name}`} onClick={() => setEditing(domain)}>
                Edit
              </Button>
              {domain.published ? (
                <Button onClick={() => void run(() => api('POST /config/unpublishDomain', { domain }))}>
                  Unpublish
                </Button>
              ) : (
                <Button onClick={() => void run(() => api('POST /config/publishDomain', { domain }))}>Publish</Button>
              )}
            </td>
            <td>
              {domain._id === visit?.domainId ? (
                'Active'
              ) : (
                <Button aria-label={`Make ${domain.name} the active domain`} onClick={() => void activate(domain)}>
                  Activate
                </Button>
              )}
            </td>
          </>
        )}
      </PagedTable>
      {editing ? (
        <DomainForm
          key={editing._id ?? 'new'}
          domain={editing}
          onSave={(domain) => void run(() => api('POST /config/saveDomain', { domain }))}
          onCancel={() => setEditing(null)}
        />
      ) : (
        <Button look="primary" onClick={() => setEditing({})}>
          New Domain
        </Button>
      )}
    </>
  );
}

interface DomainFormProps {
  domain: Partial<Domain>;
  onSave: (domain: Partial<Domain> & { name: string }) => void;
  onCancel: () => void;
}

function DomainForm({ domain, onSave, onCancel }: DomainFormProps) {
  const [name, setName] = useState(domain.name ?? '');
  const [hosts, setHosts] = useState(domain.hostnames?.join(', ') ?? '');
  const hostnames = hosts
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  return (
    <form
      className="ed-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ ...domain, name, hostnames });
      }}
    >
      <TextInput label="Name" required maxLength={100} value={name} onChange={setName} />
      <TextInput label="Host Names" hint="Separated by commas." value={hosts} onChange={setHosts} />
      <div className="ed-actions">
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="primary" type="submit">
          Save
        </Button>
      </div>
    </form>
  );
}
