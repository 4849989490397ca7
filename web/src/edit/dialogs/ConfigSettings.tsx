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
import { common, messages } from '../messages/messages.ts';

const t = messages.dialogs.domains;

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
    await run(() => api('POST /config/unpublishDomain', { domain }), t.unpublished);
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
        columns={[common.name, t.hostNames, common.actions, t.activeDomain]}
        rows={data?.domains}
        keyOf={({ _id }) => _id}
        error={error}
        paging={paging}
      >
        {(domain) => (
          <>
            <td>{domain.name}</td>
            <td>{domain.hostnames.join(', ') || common.notSet}</td>
            <td>
              <Button aria-label={common.editNamed(domain.name)} onClick={() => void edit(domain)}>
                {common.edit}
              </Button>
              {domain.published ? (
                <ActionButton run={() => unpublish(domain)}>{common.unpublish}</ActionButton>
              ) : (
                <ActionButton run={() => run(() => api('POST /config/publishDomain', { domain }), t.published)}>
                  {common.publish}
                </ActionButton>
              )}
              <HistoryButton isIcon kind="domain" _id={domain._id} name={domain.name} onRestored={reload} />
            </td>
            <td>
              {domain._id === visit?.domainId ? (
                common.active
              ) : (
                <Button aria-label={t.activateNamed(domain.name)} onClick={() => void activate(domain)}>
                  {t.activate}
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
          {t.add}
        </Button>
      )}
    </>
  );
}
