import { ExternalLink, LogIn } from 'lucide-react';
import { useState } from 'react';
import type { Domain } from '../../../../../proto/entities/domain.ts';
import { api } from '../../../api.ts';
import { describePublishStatus } from '../../core/describe-publish-status.ts';
import { unpublishDomainQuestion } from '../../confirm/unpublish.ts';
import { runConfirmed } from '../../core/question-actions.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { DetailDialog } from '../../forms/DetailDialog.tsx';
import { canCloseForms } from '../../forms/form-actions.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { canLeavePage, hasUnsaved } from '../../leaving/unsaved.ts';
import { common, messages } from '../../messages/messages.ts';
import { savePage } from '../../saving/commands.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { EditAct, PublishActs, RowAct } from '../../ui/RowActs.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';

const t = messages.dialogs.domains;

export function Domains() {
  const editor = useEditor();
  const { visit } = useEditorState();
  const { data, error } = useCall('GET /config/loadDomain', { hostname: location.hostname });
  const list = useScreenList([5, 25]);
  const [editing, setEditing] = useState<Partial<Domain> | null>(null);
  const publish = (domain: Domain) =>
    runWithToast(editor, () => api('POST /config/publishDomain', { domain }), t.published);
  const unpublish = (domain: Domain) => {
    const call = () => api('POST /config/unpublishDomain', { domain });
    return runConfirmed(editor, unpublishDomainQuestion(domain), call, t.unpublished);
  };
  /** Unsaved changes belong to the current domain and cannot be saved after the switch. */
  const activate = async (domain: Domain) => {
    if (!(await canCloseForms(editor))) return;
    if (hasUnsaved(editor) && !(await savePage(editor)) && !(await canLeavePage(editor))) return;
    if (await runWithToast(editor, () => api('POST /config/swapActiveDomain', { domain }))) location.assign('/');
  };
  return (
    <ListScreen
      list={list}
      rows={data?.domains}
      error={error}
      add={{ label: t.add, open: () => setEditing({}) }}
      columns={[
        { label: common.name, show: ({ name }) => name },
        { label: t.hostNames, show: ({ hostnames }) => hostnames.join(', ') || common.notSet },
        { label: messages.pages.status, show: describePublishStatus },
        { label: t.activeDomain, show: ({ _id }) => (_id === visit?.domainId ? common.active : common.no) },
      ]}
      acts={(domain) => (
        <>
          <EditAct name={domain.name} run={() => setEditing(domain)} />
          <PublishActs
            row={domain}
            name={domain.name}
            labels={t}
            publish={() => publish(domain)}
            unpublish={() => unpublish(domain)}
          />
          <HistoryButton isIcon kind="domain" _id={domain._id} name={domain.name} />
          {opensElsewhere(domain) && (
            <RowAct
              icon={ExternalLink}
              label={t.openSignedInNamed(domain.name)}
              title={visit?.editing.user?.seenBy ? t.notAsSeen : t.openSignedIn}
              disabled={visit?.editing.user?.seenBy !== undefined}
              run={() => openSignedIn(domain)}
            />
          )}
          {domain._id !== visit?.domainId && (
            <RowAct icon={LogIn} label={t.activateNamed(domain.name)} title={t.activate} run={() => activate(domain)} />
          )}
        </>
      )}
    >
      {editing && <EditDomain domain={editing} onClose={() => setEditing(null)} />}
    </ListScreen>
  );
}

const opensElsewhere = ({ published, hostnames }: Domain): boolean =>
  published && hostnames.length > 0 && !hostnames.includes(location.hostname);

/** The other host asks this one for a code, so that both sessions belong to one sign-in. */
function openSignedIn({ hostnames: [hostname] }: Domain): void {
  const { protocol, port, host } = location;
  const other = `${protocol}//${hostname}${port && `:${port}`}`;
  window.open(`${other}/api/sign-in/hand-off/begin?${new URLSearchParams({ from: host })}`, '_blank', 'noopener');
}

const EditDomain = ({ domain, onClose }: { domain: Partial<Domain>; onClose: () => void }) => (
  <DetailDialog
    title={domain._id ? t.edit : t.add}
    name="domain"
    value={{ name: domain.name ?? '', hosts: domain.hostnames?.join(', ') ?? '' }}
    missing={({ name }) => (name.trim() === '' ? t.nameMissing : undefined)}
    acts={[
      {
        label: common.save,
        done: t.saved,
        store: ({ name, hosts }) =>
          api('POST /config/saveDomain', { domain: { ...domain, name, hostnames: parseHostnames(hosts) } }),
      },
    ]}
    onClose={onClose}
  >
    {({ bind }) => (
      <>
        <TextInput label={common.name} required maxLength={100} {...bind('name')} />
        <TextInput label={t.hostNames} hint={t.hostNamesHint} {...bind('hosts')} />
      </>
    )}
  </DetailDialog>
);

const parseHostnames = (hosts: string): string[] =>
  hosts
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
