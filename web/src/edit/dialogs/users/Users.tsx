import { Settings2, UserSearch } from 'lucide-react';
import { useState } from 'react';
import type { UserRow, Role } from '../../../../../proto/entities/user.ts';
import { type UserStatus, userStatuses } from '../../../../../proto/user-status.ts';
import { currentUser } from '../../core/permissions.ts';
import { startView } from '../../core/see-as.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { canLeavePage } from '../../leaving/unsaved.ts';
import { common, messages } from '../../messages/messages.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { RowAct } from '../../ui/RowActs.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import { describeInvitation, describeSignIn, describeStatus } from './describe-sign-in.ts';
import { LinkNotice, type SentLink } from './LinkNotice.tsx';
import { UserDetail } from './UserDetail.tsx';
import { isRoot, seeAsRefusal } from './user-refusals.ts';
import { api } from '../../../api.ts';
import { DetailDialog } from '../../forms/DetailDialog.tsx';
import { IdentityFields, usernameError, emailError } from '../account/IdentityFields.tsx';
import { RoleChoice } from './RoleChoice.tsx';

const t = messages.users;

export function Users() {
  const editor = useEditor();
  const current = currentUser(useEditorState());
  const [isInviting, setInviting] = useState(false);
  const [opened, setOpened] = useState<UserRow | null>(null);
  const [sent, setSent] = useState<SentLink | null>(null);
  const roles = useCall('GET /roles/list', { page: 1, perPage: 100 }).data?.roles ?? [];
  const list = useScreenList<'status' | 'roleId'>([25, 50, 100]);
  const { search, filters, page, size } = list.asked;
  const { data, error } = useCall('GET /user/list', {
    search: search || undefined,
    status: (filters.status as UserStatus) || undefined,
    roleId: filters.roleId || undefined,
    page,
    perPage: size,
  });
  const seeAs = async ({ _id: userId }: UserRow) => {
    if (!(await canLeavePage(editor))) return;
    await runWithToast(editor, async () => startView((await api('POST /user/seeAs', { userId })).token));
  };
  const roleNames = (user: UserRow) => [
    ...(isRoot(user) ? [t.root] : []),
    ...roles.filter(({ _id }) => user.roles.includes(_id)).map(({ name }) => name),
  ];
  return (
    <ListScreen
      list={list}
      rows={data?.users}
      total={data?.total}
      error={error}
      search={t.search}
      filters={{
        status: {
          label: t.status,
          none: t.anyStatus,
          options: userStatuses.map((value) => ({ value, text: describeStatus(value) })),
        },
        roleId: {
          label: common.role,
          none: t.anyRole,
          options: roles.map(({ _id, name }) => ({ value: _id, text: name })),
        },
      }}
      add={{ label: t.invite, open: () => setInviting(true) }}
      columns={[
        { label: common.name, show: ({ _id, username }) => (_id === current?._id ? t.you(username) : username) },
        { label: common.email, show: ({ email }) => email },
        { label: common.roles, show: (user) => roleNames(user).join(', ') || common.none },
        { label: t.status, show: describeInvitation },
        { label: t.lastSignIn, show: describeSignIn },
      ]}
      acts={(user) => (
        <>
          {current?.admin && user._id !== current._id && (
            <RowAct
              icon={UserSearch}
              label={t.seeAsNamed(user.username)}
              title={seeAsRefusal(user) ?? t.seeAs}
              disabled={seeAsRefusal(user) !== undefined}
              run={() => seeAs(user)}
            />
          )}
          <RowAct icon={Settings2} label={t.manageNamed(user.username)} title={t.manage} run={() => setOpened(user)} />
        </>
      )}
    >
      {isInviting && (
        <InviteUser
          roles={roles}
          onInvited={(next) => {
            setInviting(false);
            setSent(next);
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {opened && (
        <UserDetail
          key={opened._id}
          user={data?.users.find(({ _id }) => _id === opened._id) ?? opened}
          roles={roles}
          onSent={setSent}
          onChanged={(user) => user && setOpened(user)}
          onClose={() => setOpened(null)}
        />
      )}
      {sent && <LinkNotice sent={sent} onSent={setSent} onClose={() => setSent(null)} />}
    </ListScreen>
  );
}

interface InviteUserProps {
  roles: readonly Role[];
  onInvited: (sent: SentLink) => void;
  onClose: () => void;
}

const InviteUser = ({ roles, onInvited, onClose }: InviteUserProps) => (
  <DetailDialog
    title={t.inviteTitle}
    name="invitation"
    value={{ username: '', email: '', roles: [] as string[] }}
    errors={({ username, email }) => ({ username: usernameError(username), email: emailError(email) })}
    acts={[
      {
        label: t.sendInvitation,
        store: async (newUser) => {
          const { user, link, mailProblem } = await api('POST /user/create', { newUser });
          const send = () => api('POST /user/reverify', { userId: user._id });
          onInvited({ kind: 'invite', email: newUser.email, link, mailProblem, send });
        },
      },
    ]}
    onClose={onClose}
  >
    {({ bind }, errors) => (
      <>
        <IdentityFields
          username={bind('username')}
          email={bind('email')}
          errors={{ username: errors.username ?? '', email: errors.email ?? '' }}
          isOwn={false}
        />
        <RoleChoice roles={roles} {...bind('roles')} />
      </>
    )}
  </DetailDialog>
);
