import type { UserRow } from '../../../../../proto/entities/user.ts';
import { api } from '../../../api.ts';
import { confirm } from '../../core/question-actions.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useCall } from '../../ui/use-call.ts';
import { SessionList } from '../account/SessionList.tsx';
import { signOutQuestion } from './UserActions.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.users;

export function UserSessions({ user: { _id: userId, username, revision } }: { user: UserRow }) {
  const editor = useEditor();
  // The revision changes when the user is deactivated, which ends all sessions.
  const key = { userId, revision };
  const { data, error } = useCall('GET /user/sessions', key);
  const signOut = async () => {
    if (!(await confirm(editor, signOutQuestion(username)))) return;
    const call = () => api('POST /user/revokeOtherSessions', { userId });
    await runWithToast(editor, call, t.signedOut(username));
  };
  return (
    <section className={sidebarStyles.stack}>
      <h3>{messages.account.sessions}</h3>
      <SessionList sessions={data?.sessions} error={error} />
      {data && data.sessions.length > 0 && (
        <div className={inputsStyles.actions}>
          <ActionButton run={signOut}>{t.signOutEverywhere}</ActionButton>
        </div>
      )}
    </section>
  );
}
