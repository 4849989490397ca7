import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../api.ts';
import { errorMessage } from '../core/error-message.ts';
import { HISTORY_SIZE, type RevisionRow, loadHistory } from './calls.ts';
import { useLatestAnswer } from '../ui/use-latest-answer.ts';
import type { KindName } from './document-kinds.ts';

interface Loaded {
  rows: RevisionRow[] | null;
  hasMore: boolean;
  error: string;
}

const first: Loaded = { rows: null, hasMore: false, error: '' };
const NOT_FOUND = 404;

export function useHistory(kind: KindName, _id: string, revision?: number) {
  const [{ rows, hasMore, error }, setLoaded] = useState(first);
  const load = useCallback(
    async (shown: RevisionRow[], before?: number) => {
      try {
        const more = await loadHistory({ kind, _id }, before);
        return { rows: [...shown, ...more], hasMore: more.length === HISTORY_SIZE, error: '' };
      } catch (reason) {
        // A document that was never saved has no versions.
        if (reason instanceof ApiError && reason.status === NOT_FOUND) return { ...first, rows: [] };
        return { rows: shown, hasMore: false, error: errorMessage(reason) };
      }
    },
    [kind, _id],
  );
  const show = useLatestAnswer(setLoaded);
  const reload = useCallback(() => show(load([])), [show, load]);
  useEffect(() => void reload(), [reload, revision]);
  const loadMore = () => show(load(rows ?? [], rows?.at(-1)?.first ?? rows?.at(-1)?.revision));
  return { rows, hasMore, error, reload, loadMore };
}
