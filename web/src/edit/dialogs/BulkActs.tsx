import { api } from '../../api.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { messages } from '../messages/messages.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { formatDateTime } from '../ui/format-date-time.ts';
import { type Out, useCall } from '../ui/use-call.ts';
import { POLL_MS } from '../page-acts/run-on-server.ts';
import * as actStyles from '../page-acts/page-acts.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as styles from './Home.module.css';

const t = messages.dialogs.workspace.home.bulk;

/** Lists the acts that the server runs or has run for the user, because their dialog may have been closed. */
export function BulkActs() {
  const editor = useEditor();
  const { data, error } = useCall('GET /page/listBulkActs', {}, (last) =>
    last?.acts.some(({ state }) => state === 'running') ? POLL_MS : false,
  );
  const acts = data?.acts ?? [];
  const stop = (_id: string) => runWithToast(editor, () => api('POST /page/stopBulkAct', { _id }));
  if (acts.length === 0 && !error) return null;
  return (
    <section className={styles.part} aria-label={t.title}>
      <h4>{t.title}</h4>
      <ErrorMessage>{error}</ErrorMessage>
      <ul>
        {acts.map((act) => (
          <Act key={act._id} act={act} onStop={() => stop(act._id)} />
        ))}
      </ul>
    </section>
  );
}

const { publish, unpublish, delete: deletePages, tag, move, owner, copy } = messages.pageActs;
const titles: Record<BulkAct['call'], string> = {
  publish: publish.title,
  unpublish: unpublish.title,
  takeBackPublish: t.takeBackPublish,
  delete: deletePages.title,
  changeTags: tag.title,
  move: move.title,
  changeOwner: owner.title,
  copy: copy.title,
};

type BulkAct = Out<'GET /page/listBulkActs'>['acts'][number];

function Act({ act, onStop }: { act: BulkAct; onStop: () => Promise<unknown> }) {
  const { call, state, reason, total, finished, failed, refused = [], startedAt } = act;
  return (
    <li>
      <label className={actStyles.progress}>
        <span>
          <strong>{titles[call]}</strong>{' '}
          <span className={styles.none}>
            {formatDateTime(startedAt)}, {messages.pageActs.progress({ finished: finished - failed, total })}
          </span>
        </span>
        {state === 'running' && <progress value={finished} max={total} />}
      </label>
      {state === 'stopped' && <p className={styles.none}>{t.stopped(reason)}</p>}
      {failed > 0 && (
        <details className={sidebarStyles.more}>
          <summary>{t.failed(failed)}</summary>
          <ul>
            {refused.map(({ _id, slug, reason: why }) => (
              <li key={_id}>
                {slug !== undefined && <strong>/{slug}: </strong>}
                {why}
              </li>
            ))}
          </ul>
        </details>
      )}
      {state === 'running' && <ActionButton run={onStop}>{messages.pageActs.stop('pages')}</ActionButton>}
    </li>
  );
}
