import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type BinRow, timeLeft, mergeRows } from '../../history/bin-rows.ts';
import { restoreDocument } from '../../history/calls.ts';
import { type KindName, kindNames, getDocumentKind, routes } from '../../history/document-kinds.ts';
import { errorMessage } from '../../core/error-message.ts';
import { showSuccess } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { RowAct } from '../../ui/RowActs.tsx';
import { useScreenList } from '../../ui/use-list.ts';
import type { ScreenProps } from '../places.ts';
import { api } from '../../../api.ts';
import { type CallState, useResult } from '../../ui/use-call.ts';
import { common, messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.history.bin;

export function Bin({ navigate, onClose }: Pick<ScreenProps, 'navigate' | 'onClose'>) {
  const editor = useEditor();
  const list = useScreenList<'kind'>([20, 50, 100]);
  const { data, error, reload } = useBin((list.asked.filters.kind ?? '') as KindName | '');
  const [restoreError, setRestoreError] = useState('');
  const restore = async (row: BinRow) => {
    const { label, location } = getDocumentKind(row.kind);
    setRestoreError('');
    try {
      const restored = await restoreDocument(row);
      const open = location && {
        label: location.label,
        run: () => {
          onClose();
          location.open(editor, restored, navigate);
        },
      };
      showSuccess(editor, t.restored({ kind: label, name: row.name }), open);
    } catch (reason) {
      setRestoreError(t.notRestored({ kind: label, name: row.name, error: errorMessage(reason) }));
    }
    reload();
  };
  return (
    <ListScreen
      list={list}
      rows={data?.rows}
      error={restoreError || error || data?.failure || ''}
      keyOf={({ kind, _id }) => `${kind}/${_id}`}
      nothing={t.none}
      filters={{
        kind: {
          label: common.kind,
          none: t.allKinds,
          options: kindNames.map((name) => ({ value: name, text: getDocumentKind(name).label })),
        },
      }}
      columns={[
        { label: common.name, show: ({ name }) => <strong>{name}</strong> },
        { label: common.kind, show: ({ kind }) => getDocumentKind(kind).label },
        { label: t.deleted, show: (row) => `${t.deletedBy(row.deletedBy.username)}, ${formatDateTime(row.deletedAt)}` },
        { label: t.restorable, show: ({ restorableUntil }) => timeLeft(restorableUntil, new Date()) },
      ]}
      acts={(row) => (
        <RowAct icon={Undo2} label={t.restoreNamed(row.name)} title={common.restore} run={() => restore(row)} />
      )}
    >
      <p className={inputsStyles.hint}>{t.hint}</p>
      {data?.hasMore && <p className={inputsStyles.hint}>{t.more}</p>}
    </ListScreen>
  );
}

/** Maximum page size of the services. */
const SIZE = 100;

interface Listed {
  rows: BinRow[];
  hasMore: boolean;
  /** Message about the services that did not answer. */
  failure: string;
}

const useBin = (kind: KindName | ''): CallState<Listed> => useResult(`bin/${kind}`, () => listDeleted(kind));

async function listDeleted(kind: KindName | ''): Promise<Listed> {
  const services = kind ? [getDocumentKind(kind).routes] : Object.values(routes);
  const answers = await Promise.allSettled(
    services.map(({ deleted }) => api(deleted, { ...(kind && { kind }), size: SIZE } as never)),
  );
  const fulfilled = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  return {
    rows: mergeRows(fulfilled.map(({ documents }) => documents)),
    hasMore: fulfilled.some(({ documents, total }) => total > documents.length),
    failure: failed ? messages.history.bin.partFailed(errorMessage(failed.reason)) : '',
  };
}
