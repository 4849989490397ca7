import { useState } from 'react';
import { describeAction } from '../../../../proto/revision-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { confirm } from '../core/question-actions.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Button } from '../ui/Button.tsx';
import { formatDateTime } from '../ui/format-date-time.ts';
import { Changes } from './Changes.tsx';
import { restoreDocument } from './calls.ts';
import { type KindName, getDocumentKind } from './document-kinds.ts';
import { useHistory } from './use-history.ts';

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
      title: 'Restore this version',
      text: isLive
        ? `${label}: restored to this version. Visitors will see it immediately.`
        : `${label}: the draft is restored to this version. Visitors see no change until it is published.`,
      consequences: ['Later versions stay in this list.'],
      yes: 'Restore',
    };
    if (!(await confirm(editor, question))) return;
    const restored = restore
      ? await restore(chosen)
      : await runWithToast(
          editor,
          () => restoreDocument({ kind, _id }, chosen),
          `${label}: version ${chosen} restored`,
        );
    // Someone else may have changed the document in the meantime.
    await reload();
    if (restored) await onRestored?.();
  };
  return (
    <div className="ed-stack">
      {error && (
        <p className="ed-error" role="alert">
          {error}
        </p>
      )}
      {reason && <p className="ed-hint">{reason}</p>}
      {!rows && !error && <p className="ed-hint">Loading…</p>}
      {rows?.length === 0 && !error && <p className="ed-hint">No version has been saved yet.</p>}
      <ol className="ed-rows ed-versions" aria-label={`Versions of the ${label.toLowerCase()}`}>
        {rows?.map((row) => (
          <li key={row.revision}>
            <span className="ed-row-name">
              <strong>{formatDateTime(row.at)}</strong>
              <span>
                {row.by.username} · {describeAction(row.action)}
                {row.revision === current && ' · current version'}
              </span>
            </span>
            <span className="ed-actions">
              <Button
                look="quiet"
                aria-label={`Show changes of version ${row.revision}`}
                onClick={() => setCompared(row.revision)}
              >
                Show changes
              </Button>
              {row.revision !== current && (
                <ActionButton
                  aria-label={`Restore version ${row.revision}`}
                  disabled={reason !== undefined}
                  title={reason}
                  run={() => run(row.revision)}
                >
                  Restore
                </ActionButton>
              )}
            </span>
          </li>
        ))}
      </ol>
      {hasMore && <ActionButton run={loadMore}>Show older versions</ActionButton>}
      {compared !== null && <Changes kind={kind} _id={_id} revision={compared} onClose={() => setCompared(null)} />}
    </div>
  );
}
