import { useState } from 'react';
import { describeAction } from '../../../../proto/document-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { openComparison } from '../core/comparison-actions.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { type KindName, getDocumentKind } from './document-kinds.ts';
import { confirmRestore, restoreRevision } from './restore-document.ts';
import { useHistory } from './use-history.ts';
import type { Fields } from '../../fields/field.ts';
import { Button } from '../ui/Button.tsx';
import { formatDateTime, formatTimeSpan } from '../ui/format-date-time.ts';
import { type RevisionRow, loadRevisions } from './calls.ts';
import { describeSitting } from './describe-sitting.ts';
import { errorMessage } from '../core/error-message.ts';
import { useResult } from '../ui/use-call.ts';
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

interface HistoryEntryProps {
  kind: KindName;
  _id: string;
  row: RevisionRow;
  fields: Fields;
  isCurrent: boolean;
  reason?: string;
  onCompare: (before: number, after: number) => void;
  onRestore: (revision: number) => Promise<unknown>;
}

function HistoryEntry({ kind, _id, row, fields, isCurrent, reason, onCompare, onRestore }: HistoryEntryProps) {
  const { revision, first = revision, startedAt = row.at, changes, moreChanges } = row;
  const [isOpen, setOpen] = useState(false);
  const saves = revision - first + 1;
  const description = changes && describeSitting(changes, fields, moreChanges);
  return (
    <li>
      <span className={rowsStyles.rowName}>
        <strong>{saves === 1 ? formatDateTime(row.at) : formatTimeSpan(startedAt, row.at)}</strong>
        <span>
          {row.by.username} · {describeAction(row.action, row.owner?.username)}
          {isCurrent && ` · ${t.currentVersion}`}
        </span>
        {description && <span>{description}</span>}
      </span>
      <span className={inputsStyles.actions}>
        {saves > 1 && (
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-label={t.savesOf({ version: revision, saves: t.saves(saves) })}
            onClick={() => setOpen(!isOpen)}
          >
            {t.saves(saves)}
          </Button>
        )}
        {(first > 1 || kind !== 'page') && (
          <Button look="quiet" aria-label={t.showChangesOf(revision)} onClick={() => onCompare(first - 1, revision)}>
            {t.showChanges}
          </Button>
        )}
        {!isCurrent && (
          <ActionButton
            aria-label={t.restoreVersion(revision)}
            disabled={reason !== undefined}
            title={reason}
            run={() => onRestore(revision)}
          >
            {common.restore}
          </ActionButton>
        )}
      </span>
      {isOpen && <Saves kind={kind} _id={_id} first={first} last={revision} onCompare={onCompare} />}
    </li>
  );
}

const SIZE = 50;

interface SavesProps {
  kind: KindName;
  _id: string;
  first: number;
  last: number;
  onCompare: (before: number, after: number) => void;
}

function Saves({ kind, _id, first, last, onCompare }: SavesProps) {
  const [earlier, setEarlier] = useState<RevisionRow[]>([]);
  const [failure, setFailure] = useState('');
  const load = (before: number) => loadRevisions({ kind, _id }, { before, limit: Math.min(SIZE, before - first) });
  const { data, error } = useResult(`${kind} ${_id} ${first} ${last}`, () => load(last + 1));
  const rows = [...(data ?? []), ...earlier];
  const oldest = rows.at(-1)?.revision ?? first;
  const loadMore = () =>
    load(oldest).then(
      (more) => setEarlier([...earlier, ...more]),
      (reason: unknown) => setFailure(errorMessage(reason)),
    );
  return (
    <div className={formsStyles.saves}>
      <ErrorMessage>{error || failure}</ErrorMessage>
      {!data && !error && <p className={inputsStyles.hint}>{common.loading}</p>}
      <ol>
        {rows.map(({ revision, at, action, owner }) => (
          <li key={revision}>
            <span>
              {formatDateTime(at)} · {describeAction(action, owner?.username)}
            </span>
            {(revision > 1 || kind !== 'page') && (
              <Button
                look="quiet"
                aria-label={t.showChangesOf(revision)}
                onClick={() => onCompare(revision - 1, revision)}
              >
                {t.showChanges}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {oldest > first && <ActionButton run={loadMore}>{t.showOlder}</ActionButton>}
    </div>
  );
}
