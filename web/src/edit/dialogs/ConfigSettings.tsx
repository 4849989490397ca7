import { useState } from 'react';
import type { Domain } from '../../../../proto/entities/domain.ts';
import { api } from '../../api.ts';
import { unpublishDomainQuestion } from '../confirm/unpublish-domain.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { confirm } from '../core/question-actions.ts';
import { savePage } from '../saving/commands.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { hasUnsaved, canLeavePage } from '../leaving/unsaved.ts';
import { canCloseForms } from '../forms/form-actions.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Button } from '../ui/Button.tsx';
import { PagedTable } from '../ui/PagedTable.tsx';
import { useCall } from '../ui/use-call.ts';
import { usePaging } from '../ui/use-paging.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { DomainForm } from './DomainForm.tsx';
import type { ModalProps } from './EditModal.tsx';

export function ConfigSettings(_props: ModalProps) {
  const editor = useEditor();
  const { visit } = useEditorState();
  const { data, error, reload } = useCall('GET /config/loadDomain', { hostname: location.hostname });
  const [editing, setEditing] = useState<Partial<Domain> | null>(null);
  const paging = usePaging(5);
  const run = async (call: () => Promise<unknown>, done: string) => {
    if (await runWithToast(editor, call, done)) reload();
  };
  const unpublish = async (domain: Domain) => {
    if (!(await confirm(editor, unpublishDomainQuestion(domain)))) return;
    await run(() => api('POST /config/unpublishDomain', { domain }), 'Domain unpublished');
  };
  const edit = async (domain: Partial<Domain>) => {
    if (await canCloseForms(editor)) setEditing(domain);
  };
  /** Unsaved changes belong to the current domain and cannot be saved after the switch. */
  const activate = async (domain: Pick<Domain, '_id'>) => {
    if (!(await canCloseForms(editor))) return;
    if (hasUnsaved(editor) && !(await savePage(editor)) && !(await canLeavePage(editor))) return;
    if (await runWithToast(editor, () => api('POST /config/swapActiveDomain', { domain }))) location.assign('/');
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
              <Button aria-label={`Edit ${domain.name}`} onClick={() => void edit(domain)}>
                Edit
              </Button>
              {domain.published ? (
                <ActionButton run={() => unpublish(domain)}>Unpublish</ActionButton>
              ) : (
                <ActionButton run={() => run(() => api('POST /config/publishDomain', { domain }), 'Domain published')}>
                  Publish
                </ActionButton>
              )}
              <HistoryButton isIcon kind="domain" _id={domain._id} name={domain.name} onRestored={reload} />
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
          save={(domain) => api('POST /config/saveDomain', { domain })}
          onStored={() => {
            setEditing(null);
            reload();
          }}
          onClose={() => setEditing(null)}
        />
      ) : (
        <Button look="primary" onClick={() => setEditing({})}>
          New Domain
        </Button>
      )}
    </>
  );
}
