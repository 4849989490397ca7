import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { RoleRow } from '../../../../../proto/entities/user.ts';
import { currentUser } from '../../core/permissions.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { useStartsAdding } from '../../core/use-starts-adding.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Table } from '../../ui/Table.tsx';
import { useCall } from '../../ui/use-call.ts';
import { PageRoles } from '../page-roles/PageRoles.tsx';
import { DeleteRole } from './DeleteRole.tsx';
import { describeRole } from './describe-grants.ts';
import { type EditedRole, RoleEditor, toForm } from './RoleEditor.tsx';
import { Rights } from './Rights.tsx';
import { useRightNames } from './right-names.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './roles.module.css';

const t = messages.roles;
const columns = [common.name, t.allows, messages.users.title, common.actions] as const;
const newRole: EditedRole = { name: '', admin: false, grants: [] };

export function RolesTab() {
  const isAdministrator = currentUser(useEditorState())?.admin === true;
  const names = useRightNames();
  const { data, error, reload } = useCall('GET /roles/list', { page: 1, perPage: 100 });
  const [edited, setEdited] = useState<EditedRole | null>(null);
  useStartsAdding(() => setEdited(newRole));
  const [deleted, setDeleted] = useState<RoleRow | null>(null);
  const [isForPages, setForPages] = useState(false);
  if (isForPages) return <PageRoles onClose={() => setForPages(false)} />;
  if (edited) return <RoleEditor role={edited} names={names} onStored={reload} onClose={() => setEdited(null)} />;
  return (
    <div className={sidebarStyles.stack}>
      <div className={inputsStyles.actions}>
        <Button look="primary" onClick={() => setEdited(newRole)}>
          <Plus size={16} aria-hidden /> {t.add}
        </Button>
        <Button onClick={() => setForPages(true)}>{messages.pageRoles.open}</Button>
      </div>
      <Table columns={columns} rows={data?.roles} keyOf={({ _id }) => _id} error={error}>
        {(role) => {
          const refusal = role.admin && !isAdministrator ? t.onlyAdministrators : undefined;
          return (
            <>
              <td>{role.name}</td>
              <td>
                <Rights sentences={describeRole(role, names)} />
              </td>
              <td>{t.holderCount(role.holders ?? 0)}</td>
              <td className={styles.roleActions}>
                <Button
                  aria-label={common.editNamed(role.name)}
                  title={refusal}
                  disabled={refusal !== undefined}
                  onClick={() => setEdited(toForm(role))}
                >
                  {common.edit}
                </Button>
                <Button
                  look="danger"
                  aria-label={common.deleteNamed(role.name)}
                  title={refusal}
                  disabled={refusal !== undefined}
                  onClick={() => setDeleted(role)}
                >
                  {common.delete}
                </Button>
                <HistoryButton isIcon kind="role" _id={role._id} name={role.name} onRestored={reload} />
              </td>
            </>
          );
        }}
      </Table>
      {deleted && (
        <DeleteRole
          role={deleted}
          onDeleted={() => {
            setDeleted(null);
            reload();
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
