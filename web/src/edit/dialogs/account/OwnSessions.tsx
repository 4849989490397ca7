import { api } from '../../../api.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { CallState } from '../../ui/use-call.ts';
import type { Session } from '../../../../../proto/entities/user.ts';
import { SessionList } from './SessionList.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.account;

export function OwnSessions({ call }: { call: CallState<{ sessions: readonly Session[] }> }) {
  const editor = useEditor();
  const { data, error, reload } = call;
  const signOut = async () => {
    if (await runWithToast(editor, () => api('POST /user/revokeOtherSessions', {}), t.signedOutElsewhere)) reload();
  };
  return (
    <section className={sidebarStyles.stack}>
      <h3>{t.sessions}</h3>
      <p className={inputsStyles.hint}>{t.sessionsHint}</p>
      <SessionList sessions={data?.sessions} error={error} onEnded={reload} />
      {data?.sessions.length === 1 && <p className={inputsStyles.hint}>{t.onlyThis}</p>}
      {data && data.sessions.length > 1 && (
        <div className={inputsStyles.actions}>
          <ActionButton run={signOut}>{t.signOutElsewhere}</ActionButton>
        </div>
      )}
    </section>
  );
}
