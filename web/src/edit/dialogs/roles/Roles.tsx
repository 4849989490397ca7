import { useState } from 'react';
import type { RoleRow } from '../../../../../proto/entities/user.ts';
import { currentUser } from '../../core/permissions.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { DeleteAct, EditAct } from '../../ui/RowActs.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import { PageRoles } from '../page-roles/PageRoles.tsx';
import { describeRole, useRightNames } from './describe-grants.ts';
import { type EditedRole, RoleEditor, toForm } from './RoleEditor.tsx';
import { DeleteRole } from './RoleUses.tsx';
import { Rights } from './Rights.tsx';

const t = messages.roles;
const SIZES = [100] as const;
const newRole: EditedRole = { name: '', admin: false, grants: [] };

export function Roles() {
  const isAdministrator = currentUser(useEditorState())?.admin === true;
  const names = useRightNames();
  const { data, error } = useCall('GET /roles/list', { page: 1, perPage: SIZES[0] });
  const list = useScreenList(SIZES);
  const [edited, setEdited] = useState<EditedRole | null>(null);
  const [deleted, setDeleted] = useState<RoleRow | null>(null);
  const [isForPages, setForPages] = useState(false);
  const refusalOf = ({ admin }: RoleRow) => (admin && !isAdministrator ? t.onlyAdministrators : undefined);
  if (isForPages) return <PageRoles onClose={() => setForPages(false)} />;
  if (edited) return <RoleEditor role={edited} names={names} onClose={() => setEdited(null)} />;
  return (
    <ListScreen
      list={list}
      rows={data?.roles}
      error={error}
      add={{ label: t.add, open: () => setEdited(newRole) }}
      tools={<Button onClick={() => setForPages(true)}>{messages.pageRoles.open}</Button>}
      columns={[
        { label: common.name, show: ({ name }) => name },
        { label: t.allows, show: (role) => <Rights sentences={describeRole(role, names)} /> },
        { label: messages.users.title, show: ({ holders }) => t.holderCount(holders ?? 0) },
      ]}
      acts={(role) => (
        <>
          <EditAct name={role.name} refusal={refusalOf(role)} run={() => setEdited(toForm(role))} />
          <HistoryButton isIcon kind="role" _id={role._id} name={role.name} />
          <DeleteAct name={role.name} refusal={refusalOf(role)} run={() => setDeleted(role)} />
        </>
      )}
    >
      {deleted && <DeleteRole role={deleted} onClose={() => setDeleted(null)} />}
    </ListScreen>
  );
}
