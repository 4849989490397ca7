import { messages, common } from '../../messages/messages.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useCall } from '../../ui/use-call.ts';
import type { Role } from '../../../../../proto/entities/user.ts';
import { api } from '../../../api.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Fragment, type ReactNode } from 'react';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.roles;

export function RoleUses({ roleId }: { roleId: string }) {
  const { data, error } = useCall('GET /roles/uses', { _id: roleId });
  return (
    <section className={sidebarStyles.stack}>
      <h3>{t.uses}</h3>
      <ErrorMessage>{error}</ErrorMessage>
      {!data && !error && <p className={inputsStyles.hint}>{t.checking}</p>}
      {data && <UseLists uses={data} />}
    </section>
  );
}

interface DeleteRoleProps {
  role: Role;
  onClose: () => void;
}

export function DeleteRole({ role: { _id, name }, onClose }: DeleteRoleProps) {
  const editor = useEditor();
  const { data, error, reload } = useCall('GET /roles/uses', { _id });
  const remove = async () => {
    if (await runWithToast(editor, () => api('POST /roles/delete', { _id }), t.deleted)) onClose();
    // Another user may have assigned the role in the meantime.
    else reload();
  };
  const isDeletable = data !== null && !isUsed(data);
  return (
    <Dialog title={t.deleteTitle} width={560} onClose={onClose}>
      <div className={sidebarStyles.stack}>
        <ErrorMessage>{error}</ErrorMessage>
        {!data && !error && <p>{t.checking}</p>}
        {data && <p>{isDeletable ? t.deleteText(name) : t.deleteBlocked(name)}</p>}
        {data && <UseLists uses={data} />}
        {isDeletable && <p>{messages.confirm.restorable}</p>}
      </div>
      <div className={inputsStyles.actions}>
        <Button onClick={onClose}>{isDeletable ? common.cancel : common.close}</Button>
        {isDeletable && (
          <ActionButton look="danger" run={remove}>
            {common.delete}
          </ActionButton>
        )}
      </div>
    </Dialog>
  );
}

interface RoleUsesFound {
  users: readonly { _id: string; username: string }[];
  pages: readonly { _id: string; slug: string }[];
  regions: readonly { _id: string; name: string }[];
}

export const isUsed = ({ users, pages, regions }: RoleUsesFound): boolean =>
  users.length + pages.length + regions.length > 0;

function UseLists({ uses }: { uses: RoleUsesFound }) {
  if (!isUsed(uses)) return <p>{t.unused}</p>;
  const shown = uses.pages.filter(({ slug }) => slug !== '');
  const hidden = uses.pages.length - shown.length;
  const lists: [string, ReactNode[]][] = [
    [t.holders, uses.users.map(({ username }) => username)],
    [
      t.usedByPages,
      [
        ...shown.map(({ slug }) => (
          <a href={`/${slug}`} target="_blank" rel="noreferrer">
            /{slug}
          </a>
        )),
        ...(hidden > 0 ? [t.hiddenPages(hidden)] : []),
      ],
    ],
    [t.usedByRegions, uses.regions.map(({ name }) => name)],
  ];
  return (
    <dl className={tablesStyles.facts}>
      {lists
        .filter(([, entries]) => entries.length > 0)
        .map(([label, entries]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {entries.map((entry, index) => (
                <Fragment key={index}>
                  {index > 0 && ', '}
                  {entry}
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
    </dl>
  );
}
