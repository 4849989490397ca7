import { api } from '../../../api.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useCall } from '../../ui/use-call.ts';
import { SessionList } from './SessionList.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.account;

export function OwnSessions() {
  const editor = useEditor();
  const { data, error } = useCall('GET /user/sessions', {});
  const signOut = () => runWithToast(editor, () => api('POST /user/revokeOtherSessions', {}), t.signedOutElsewhere);
  return (
    <section className={sidebarStyles.stack}>
      <h3>{t.sessions}</h3>
      <p className={inputsStyles.hint}>{t.sessionsHint}</p>
      <SessionList sessions={data?.sessions} error={error} />
      {data?.sessions.length === 1 && <p className={inputsStyles.hint}>{t.onlyThis}</p>}
      {data && data.sessions.length > 1 && (
        <div className={inputsStyles.actions}>
          <ActionButton run={signOut}>{t.signOutElsewhere}</ActionButton>
        </div>
      )}
    </section>
  );
}
