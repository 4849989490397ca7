import type { Role, UserRow } from '../../../../../proto/entities/user.ts';
import { statusOf } from '../../../../../proto/user-status.ts';
import { currentUser } from '../../core/permissions.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { useForm } from '../../forms/use-form.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { common, messages } from '../../messages/messages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { describeSignIn, describeStatus } from './describe-sign-in.ts';
import type { SentLink } from './LinkNotice.tsx';
import { UserActions } from './UserActions.tsx';
import { chosenRoles, UserRoles } from './UserRoles.tsx';
import { manageRefusal } from './user-refusals.ts';
import { UserSessions } from './UserSessions.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.users;

interface UserDetailProps {
  user: UserRow;
  roles: readonly Role[];
  onSent: (sent: SentLink) => void;
  onChanged: (user?: UserRow) => void;
  onClose: () => void;
}

export function UserDetail({ user, roles, onSent, onChanged, onClose }: UserDetailProps) {
  const form = useForm('userRoles', chosenRoles(user));
  const refusal = manageRefusal(currentUser(useEditorState()), user);
  const { _id, username, email, createdAt, revision } = user;
  const change = (next?: UserRow) => {
    if (next) form.adopt({ revision: next.revision });
    onChanged(next);
  };
  return (
    <Dialog title={username} width={760} onClose={() => form.close(onClose)}>
      <div className={sidebarStyles.stack}>
        <dl className={tablesStyles.facts}>
          <dt>{common.email}</dt>
          <dd>{email}</dd>
          <dt>{t.status}</dt>
          <dd>{describeStatus(statusOf(user))}</dd>
          <dt>{t.created}</dt>
          <dd>{formatDateTime(createdAt)}</dd>
          <dt>{t.lastSignIn}</dt>
          <dd>{describeSignIn(user)}</dd>
        </dl>
        <UserRoles user={user} roles={roles} form={form} refusal={refusal} onChanged={onChanged} />
        <h3>{t.account}</h3>
        <UserActions user={user} onSent={onSent} onChanged={change} />
        {!refusal && <UserSessions user={user} />}
        <div className={inputsStyles.actions}>
          <HistoryButton
            kind="user"
            _id={_id}
            name={username}
            revision={revision}
            reason={form.isChanged ? messages.siteSettings.form.restoreRefusal : undefined}
            onRestored={() => {
              onChanged();
              onClose();
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}
