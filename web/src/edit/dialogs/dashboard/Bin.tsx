import { useState } from 'react';
import { DELETION_RETENTION_DAYS } from '../../../../../proto/deletion-retention.ts';
import { errorMessage } from '../../saving/error-message.ts';
import { showSuccess } from '../../core/toast.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Select } from '../../ui/Select.tsx';
import { type BinRow, timeLeft } from '../history/bin-rows.ts';
import { restoreDocument } from '../history/calls.ts';
import { type KindName, kindNames, getDocumentKind } from '../history/document-kinds.ts';
import { useBin } from '../history/use-bin.ts';
import { formatDateTime } from '../page-settings/format-date-time.ts';

interface BinProps {
  navigate: (url: string) => void;
  onClose: () => void;
}

const SIZE = 20;

/** Everything that was deleted and that this person may restore. */
export function Bin({ navigate, onClose }: BinProps) {
  const [kind, setKind] = useState<KindName | ''>('');
  const [refused, setRefused] = useState('');
  const { rows, isCut, error, reload } = useBin(kind);
  const [wanted, setPage] = useState(1);
  // The last one of the last page may just have been restored.
  const page = Math.max(1, Math.min(wanted, Math.ceil((rows?.length ?? 0) / SIZE)));
  const shown = rows?.slice((page - 1) * SIZE, page * SIZE);
  const restore = async (row: BinRow) => {
    const { label, place } = getDocumentKind(row.kind);
    setRefused('');
    try {
      const restored = await restoreDocument(row);
      showSuccess(
        `${label} “${row.name}” restored`,
        place && {
          label: place.label,
          run: () => {
            onClose();
            place.open(restored, navigate);
          },
        },
      );
    } catch (reason) {
      setRefused(`${label} “${row.name}” was not restored. ${errorMessage(reason)}`);
    }
    await reload();
  };
  return (
    <div className="ed-stack">
      <p className="ed-hint">
        What was deleted in the last {DELETION_RETENTION_DAYS} days can be restored. A restored page, region or redirect
        is a draft until it is published.
      </p>
      <Select
        label="Kind"
        none="All kinds"
        value={kind}
        options={kindNames.map((name) => ({ value: name, text: getDocumentKind(name).label }))}
        onChange={(next) => {
          setKind(next);
          setPage(1);
        }}
      />
      {refused && (
        <p className="ed-error" role="alert">
          {refused}
        </p>
      )}
      {error && <p className="ed-error">{error}</p>}
      {!rows && <p className="ed-hint">Loading…</p>}
      {rows?.length === 0 && !error && (
        <p className="ed-nothing">
          Nothing was deleted in the last {DELETION_RETENTION_DAYS} days that you may restore.
        </p>
      )}
      <ul className="ed-rows ed-versions" aria-label="Bin">
        {shown?.map((row) => (
          <li key={`${row.kind}/${row._id}`}>
            <span className="ed-row-name">
              <strong>{row.name}</strong>
              <span>
                {getDocumentKind(row.kind).label} · deleted by {row.deletedBy.username} ·{' '}
                {formatDateTime(row.deletedAt)} · {timeLeft(row.restorableUntil, new Date())}
              </span>
            </span>
            <ActionButton aria-label={`Restore ${row.name}`} run={() => restore(row)}>
              Restore
            </ActionButton>
          </li>
        ))}
      </ul>
      {rows && rows.length > SIZE && <Pager page={page} size={SIZE} total={rows.length} onPage={setPage} />}
      {isCut && <p className="ed-hint">There is more. Choose a kind to see the latest 100 of it.</p>}
    </div>
  );
}
