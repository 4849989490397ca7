import { useState } from 'react';
import { describeAction } from '../../../../proto/document-actions.ts';
import type { Fields } from '../../fields/field.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Button } from '../ui/Button.tsx';
import { formatDateTime, formatTimeSpan } from '../ui/format-date-time.ts';
import { type RevisionRow, loadRevisions } from './calls.ts';
import { describeSitting } from './describe-sitting.ts';
import type { KindName } from './document-kinds.ts';
import { errorMessage } from '../core/error-message.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { useResult } from '../ui/use-call.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';
import * as formsStyles from '../ui/styles/forms.module.css';

const t = messages.history;

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

export function HistoryEntry({ kind, _id, row, fields, isCurrent, reason, onCompare, onRestore }: HistoryEntryProps) {
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
