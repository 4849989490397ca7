import { useEditor } from '../core/use-editor.ts';
import { openComparison } from '../core/comparison-actions.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { HistoryEntry } from './HistoryEntry.tsx';
import { type KindName, getDocumentKind } from './document-kinds.ts';
import { confirmRestore, restoreRevision } from './restore-document.ts';
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
  const { label, fieldsOf } = getDocumentKind(kind);
  const { rows, hasMore, error, reload, loadMore } = useHistory(kind, _id, revision);
  const current = rows?.[0]?.revision;
  const { page } = editor.state.documents;
  const fields = fieldsOf?.((kind === 'page' && page) || {}) ?? {};
  const compare = (before: number, after: number) => openComparison(editor, { before, after, document: { kind, _id } });
  const run = async (chosen: number) => {
    if (!(await confirmRestore(editor, kind))) return;
    const restored = await (restore?.(chosen) ?? restoreRevision(editor, { kind, _id }, chosen));
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
          <HistoryEntry
            key={row.first ?? row.revision}
            kind={kind}
            _id={_id}
            row={row}
            fields={fields}
            isCurrent={row.revision === current}
            reason={reason}
            onCompare={compare}
            onRestore={run}
          />
        ))}
      </ol>
      {hasMore && <ActionButton run={loadMore}>{t.showOlder}</ActionButton>}
    </div>
  );
}
