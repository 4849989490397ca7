import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from '../../api.ts';
import { createCalls } from '../core/calls.ts';
import { errorMessage } from '../core/error-message.ts';
import { useEditor } from '../core/use-editor.ts';
import { HISTORY_SIZE, type RevisionRow, loadHistory } from './calls.ts';
import type { KindName } from './document-kinds.ts';

const NOT_FOUND = 404;

export function useHistory(kind: KindName, _id: string, revision?: number) {
  const query = useInfiniteQuery(
    {
      queryKey: ['history', kind, _id, revision],
      queryFn: ({ pageParam }) => loadHistory({ kind, _id }, pageParam).catch(noneIfNeverSaved),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (last) =>
        last.length === HISTORY_SIZE ? (last.at(-1)!.first ?? last.at(-1)!.revision) : undefined,
    },
    useEditor().get(createCalls),
  );
  return {
    rows: query.data?.pages.flat() ?? null,
    hasMore: query.hasNextPage,
    error: query.error ? errorMessage(query.error) : '',
    reload: () => query.refetch(),
    loadMore: () => query.fetchNextPage(),
  };
}

function noneIfNeverSaved(reason: unknown): RevisionRow[] {
  if (reason instanceof ApiError && reason.status === NOT_FOUND) return [];
  throw reason;
}
