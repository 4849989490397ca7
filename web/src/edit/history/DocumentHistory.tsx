import { useState } from 'react';
import { describeAction } from '../../../../proto/revision-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { confirm } from '../core/question-actions.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Button } from '../ui/Button.tsx';
import { formatDateTime } from '../ui/format-date-time.ts';
import { Changes } from './Changes.tsx';
import { restoreDocument } from './calls.ts';
import { type KindName, getDocumentKind } from './document-kinds.ts';
import { useHistory } from './use-history.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';
import * as formsStyles from '../ui/styles/forms.module.css';

const t = messages.history;

export interface DocumentHistoryProps {
  kind: KindName;
  _id: string;
  revision?: number;
  reason?: string;
  /** Replaces the default call and must report its own success or failure. */
  restore?: (revision: number) => Promise<boolean>;
  onRestored?: () => unknown;
}

export function DocumentHistory({ kind, _id, revision, reason, restore, onRestored }: DocumentHistoryProps) {
  const editor = useEditor();
  const { label, isLive } = getDocumentKind(kind);
  const { rows, hasMore, error, reload, loadMore } = useHistory(kind, _id, revision);
  const [compared, setCompared] = useState<number | null>(null);
  const current = rows?.[0]?.revision;
  const run = async (chosen: number) => {
    const question = {
      title: t.restoreTitle,
      text: isLive ? t.restoreLive(label) : t.restoreDraft(label),
      consequences: [t.restoreConsequence],
      yes: common.restore,
    };
    if (!(await confirm(editor, question))) return;
    const restored = restore
      ? await restore(chosen)
      : await runWithToast(
          editor,
          () => restoreDocument({ kind, _id }, chosen),
          t.restored({ kind: label, version: chosen }),
        );
    // Someone else may have changed the document in the meantime.
    await reload();
    if (restored) await onRestored?.();
  };
  return (
    <div className={sidebarStyles.stack}>
      <ErrorMessage>{error}</ErrorMessage>
      {reason && <p className={inputsStyles.hint}>{reason}</p>}
      {!rows && !error && <p className={inputsStyles.hint}>{common.loading}</p>}
      {rows?.length === 0 && !error && <p className={inputsStyles.hint}>{t.noVersions}</p>}
      <ol className={`${rowsStyles.rows} ${formsStyles.versions}`} aria-label={t.versionsOf(label)}>
        {rows?.map((row) => (
          <li key={row.revision}>
            <span className={rowsStyles.rowName}>
              <strong>{formatDateTime(row.at)}</strong>
              <span>
                {row.by.username} · {describeAction(row.action)}
                {row.revision === current && ` · ${t.currentVersion}`}
              </span>
            </span>
            <span className={inputsStyles.actions}>
              <Button look="quiet" aria-label={t.showChangesOf(row.revision)} onClick={() => setCompared(row.revision)}>
                {t.showChanges}
              </Button>
              {row.revision !== current && (
                <ActionButton
                  aria-label={t.restoreVersion(row.revision)}
                  disabled={reason !== undefined}
                  title={reason}
                  run={() => run(row.revision)}
                >
                  {common.restore}
                </ActionButton>
              )}
            </span>
          </li>
        ))}
      </ol>
      {hasMore && <ActionButton run={loadMore}>{t.showOlder}</ActionButton>}
      {compared !== null && <Changes kind={kind} _id={_id} revision={compared} onClose={() => setCompared(null)} />}
    </div>
  );
}
