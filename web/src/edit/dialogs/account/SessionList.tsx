import type { Session } from '../../../../../proto/entities/user.ts';
import { api } from '../../../api.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { describeAgent } from './describe-agent.ts';
import { useCall } from '../../ui/use-call.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as rowsStyles from '../../ui/styles/rows.module.css';
import * as formsStyles from '../../ui/styles/forms.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.account;

interface SessionListProps {
  sessions: readonly Session[] | undefined;
  error: string;
}

/** The current session ends by logging out, which saves open changes first. */
export function SessionList({ sessions, error }: SessionListProps) {
  const editor = useEditor();
  const end = (_id: string) => runWithToast(editor, () => api('POST /user/revokeSession', { _id }), t.ended);
  return (
    <>
      <ErrorMessage>{error}</ErrorMessage>
      {!sessions && !error && <p className={inputsStyles.hint}>{common.loading}</p>}
      {sessions?.length === 0 && <p className={inputsStyles.hint}>{t.noSessions}</p>}
      <ul className={`${rowsStyles.rows} ${formsStyles.versions}`} aria-label={t.sessions}>
        {sessions?.map(({ _id, agent, createdAt, lastSeen, current }) => (
          <li key={_id}>
            <span className={rowsStyles.rowName}>
              <strong title={agent}>{describeAgent(agent)}</strong>
              <span>
                {[current && t.current, t.signedIn(formatDateTime(createdAt)), t.lastSeen(formatDateTime(lastSeen))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {!current && (
              <ActionButton aria-label={t.endNamed(describeAgent(agent))} run={() => end(_id)}>
                {t.end}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

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
