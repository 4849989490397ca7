import { useState } from 'react';
import { errorMessage } from '../../core/error-message.ts';
import { useEditor } from '../../core/use-editor.ts';
import { showSuccess } from '../../core/toast-actions.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Select } from '../../ui/Select.tsx';
import { type BinRow, timeLeft } from '../../history/bin-rows.ts';
import { restoreDocument } from '../../history/calls.ts';
import { type KindName, kindNames, getDocumentKind } from '../../history/document-kinds.ts';
import { useBin } from '../../history/use-bin.ts';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { common, messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as rowsStyles from '../../ui/styles/rows.module.css';
import * as dialogsStyles from '../../ui/styles/dialogs.module.css';
import * as formsStyles from '../../ui/styles/forms.module.css';

const t = messages.history.bin;

interface BinProps {
  navigate: (url: string) => void;
  onClose: () => void;
}

const SIZE = 20;

export function Bin({ navigate, onClose }: BinProps) {
  const editor = useEditor();
  const [kind, setKind] = useState<KindName | ''>('');
  const [restoreError, setRestoreError] = useState('');
  const { rows, hasMore, error, reload } = useBin(kind);
  const [requestedPage, setPage] = useState(1);
  // Restoring may have emptied the last page.
  const page = Math.max(1, Math.min(requestedPage, Math.ceil((rows?.length ?? 0) / SIZE)));
  const visibleRows = rows?.slice((page - 1) * SIZE, page * SIZE);
  const restore = async (row: BinRow) => {
    const { label, location } = getDocumentKind(row.kind);
    setRestoreError('');
    try {
      const restored = await restoreDocument(row);
      showSuccess(
        editor,
        t.restored({ kind: label, name: row.name }),
        location && {
          label: location.label,
          run: () => {
            onClose();
            location.open(editor, restored, navigate);
          },
        },
      );
    } catch (reason) {
      setRestoreError(t.notRestored({ kind: label, name: row.name, error: errorMessage(reason) }));
    }
    await reload();
  };
  return (
    <div className={sidebarStyles.stack}>
      <p className={inputsStyles.hint}>{t.hint}</p>
      <Select
        label={common.kind}
        none={t.allKinds}
        value={kind}
        options={kindNames.map((name) => ({ value: name, text: getDocumentKind(name).label }))}
        onChange={(next) => {
          setKind(next);
          setPage(1);
        }}
      />
      <ErrorMessage>{restoreError}</ErrorMessage>
      {error && <p className={inputsStyles.error}>{error}</p>}
      {!rows && <p className={inputsStyles.hint}>{common.loading}</p>}
      {rows?.length === 0 && !error && <p className={dialogsStyles.nothing}>{t.none}</p>}
      <ul className={`${rowsStyles.rows} ${formsStyles.versions}`} aria-label={t.title}>
        {visibleRows?.map((row) => (
          <li key={`${row.kind}/${row._id}`}>
            <span className={rowsStyles.rowName}>
              <strong>{row.name}</strong>
              <span>
                {getDocumentKind(row.kind).label} · {t.deletedBy(row.deletedBy.username)} ·{' '}
                {formatDateTime(row.deletedAt)} · {timeLeft(row.restorableUntil, new Date())}
              </span>
            </span>
            <ActionButton aria-label={t.restoreNamed(row.name)} run={() => restore(row)}>
              {common.restore}
            </ActionButton>
          </li>
        ))}
      </ul>
      {rows && rows.length > SIZE && <Pager page={page} size={SIZE} total={rows.length} onPage={setPage} />}
      {hasMore && <p className={inputsStyles.hint}>{t.more}</p>}
    </div>
  );
}
