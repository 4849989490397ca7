import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { errorMessage } from '../core/error-message.ts';
import { type BinRow, mergeRows } from './bin-rows.ts';
import { type KindName, getDocumentKind, routes } from './document-kinds.ts';
import { useLatestAnswer } from '../ui/use-latest-answer.ts';
import { messages } from '../messages/messages.ts';

/** Maximum page size of the services. */
const SIZE = 100;

interface Listed {
  rows: BinRow[] | null;
  hasMore: boolean;
  error: string;
}

export function useBin(kind: KindName | '') {
  const [listed, setListed] = useState<Listed>({ rows: null, hasMore: false, error: '' });
  const show = useLatestAnswer(setListed);
  const [now] = useState({ kind });
  now.kind = kind;
  // A call may end after another kind was chosen, which is then the one to list.
  const reload = useCallback(() => show(listDeleted(now.kind)), [show, now]);
  useEffect(() => void reload(), [kind, reload]);
  return { ...listed, reload };
}

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
    error: failed ? messages.history.bin.partFailed(errorMessage(failed.reason)) : '',
  };
}
