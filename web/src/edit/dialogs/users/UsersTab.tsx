import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { UserRow } from '../../../../../proto/entities/user.ts';
import { statusOf } from '../../../../../proto/user-status.ts';
import { currentUser } from '../../core/permissions.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { useStartsAdding } from '../../core/use-starts-adding.ts';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { usePaging } from '../../ui/use-paging.ts';
import { describeSignIn } from './describe-sign-in.ts';
import { describeStatus } from './describe-status.ts';
import { InviteUser } from './InviteUser.tsx';
import { LinkNotice, type SentLink } from './LinkNotice.tsx';
import { UserDetail } from './UserDetail.tsx';
import { UserFilterFields, type UserFilters } from './UserFilterFields.tsx';
import { isRoot } from './user-refusals.ts';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.users;
const SIZES = [10, 25, 50, 100] as const;
const TYPING_MS = 250;
const columns = [common.name, common.email, common.roles, t.status, t.lastSignIn, common.actions] as const;

export function UsersTab() {
  const current = currentUser(useEditorState());
  const [filters, setFilters] = useState<UserFilters>({ search: '', status: '', roleId: '' });
  const search = useDebounced(filters.search, TYPING_MS);
  const paging = usePaging(25);
  const [isInviting, setInviting] = useState(false);
  useStartsAdding(() => setInviting(true));
  const [opened, setOpened] = useState<UserRow | null>(null);
  const [sent, setSent] = useState<SentLink | null>(null);
  const { data: roleData } = useCall('GET /roles/list', { page: 1, perPage: 100 });
  const { data, error, reload } = useCall('GET /user/list', {
    search: search.trim() || undefined,
    status: filters.status || undefined,
    roleId: filters.roleId || undefined,
    page: paging.page,
    perPage: paging.size,
  });
  const roles = roleData?.roles ?? [];
  const roleNames = (user: UserRow) => [
    ...(isRoot(user) ? [t.root] : []),
    ...roles.filter(({ _id }) => user.roles.includes(_id)).map(({ name }) => name),
  ];
  return (
    <div className={sidebarStyles.stack}>
      <UserFilterFields
        filters={filters}
        roles={roles}
        onChange={(part) => {
          setFilters({ ...filters, ...part });
          paging.onPage(1);
        }}
      />
      <div>
        <Button look="primary" onClick={() => setInviting(true)}>
          <Plus size={16} aria-hidden /> {t.invite}
        </Button>
      </div>
      <PagedTable
        columns={columns}
        rows={data?.users}
        total={data?.total ?? 0}
        keyOf={({ _id }) => _id}
        error={error}
        paging={paging}
        sizes={SIZES}
      >
        {(user) => (
          <>
            <td>{user._id === current?._id ? t.you(user.username) : user.username}</td>
            <td>{user.email}</td>
            <td>{roleNames(user).join(', ') || common.none}</td>
            <td>{describeStatus(statusOf(user))}</td>
            <td>{describeSignIn(user)}</td>
            <td>
              <Button aria-label={t.manageNamed(user.username)} onClick={() => setOpened(user)}>
                {t.manage}
              </Button>
            </td>
          </>
        )}
      </PagedTable>
      {isInviting && (
        <InviteUser
          roles={roles}
          onInvited={(next) => {
            setInviting(false);
            setSent(next);
            reload();
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
          onChanged={(user) => {
            if (user) setOpened(user);
            reload();
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {sent && <LinkNotice sent={sent} onClose={() => setSent(null)} />}
    </div>
  );
}
