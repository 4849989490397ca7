import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../api.ts';
import { errorMessage } from '../../saving/error-message.ts';
import { type BinRow, mergeRows } from './bin-rows.ts';
import { type KindName, getDocumentKind, routes } from './document-kinds.ts';

/** What a service answers at most. */
const SIZE = 100;

interface Listed {
  rows: BinRow[] | null;
  /** A service has more than it answered. */
  isCut: boolean;
  error: string;
}

/** Everything deleted that the person may restore, of one kind or of all. */
export function useBin(kind: KindName | '') {
  const [listed, setListed] = useState<Listed>({ rows: null, isCut: false, error: '' });
  const load = useCallback(() => listDeleted(kind), [kind]);
  const reload = useCallback(() => load().then(setListed), [load]);
  useEffect(() => {
    let isCurrent = true;
    void load().then((answer) => isCurrent && setListed(answer));
    return () => void (isCurrent = false);
  }, [load]);
  return { ...listed, reload };
}

async function listDeleted(kind: KindName | ''): Promise<Listed> {
  const asked = kind ? [getDocumentKind(kind).routes] : Object.values(routes);
  const answers = await Promise.allSettled(
    asked.map(({ deleted }) => api(deleted, { ...(kind && { kind }), size: SIZE } as never)),
  );
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  return {
    rows: mergeRows(found.map(({ documents }) => documents)),
    isCut: found.some(({ documents, total }) => total > documents.length),
    error: failed ? `Some of the bin could not be loaded. ${errorMessage(failed.reason)}` : '',
  };
}
