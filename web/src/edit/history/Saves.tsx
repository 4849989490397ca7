import { useState } from 'react';
import { describeAction } from '../../../../proto/document-actions.ts';
import { errorMessage } from '../core/error-message.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { formatDateTime } from '../ui/format-date-time.ts';
import { useResult } from '../ui/use-call.ts';
import { common, messages } from '../messages/messages.ts';
import * as formsStyles from '../ui/styles/forms.module.css';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import { type RevisionRow, loadRevisions } from './calls.ts';
import type { KindName } from './document-kinds.ts';

const t = messages.history;
const SIZE = 50;

interface SavesProps {
  kind: KindName;
  _id: string;
  first: number;
  last: number;
  onCompare: (before: number, after: number) => void;
}

export function Saves({ kind, _id, first, last, onCompare }: SavesProps) {
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
