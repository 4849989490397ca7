import { keepPreviousData, QueryClient } from '@tanstack/react-query';
import type { Editor } from './editor.ts';

/** Answers are dropped with their screen, because a form must begin with what is stored. */
export const createCalls = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        networkMode: 'always',
        placeholderData: keepPreviousData,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
    },
  });

/** Repeats all calls that `useCall` makes in the screens that are open. */
export const reloadCalls = (editor: Editor): void => repeatCalls(editor.get(createCalls), ['call']);

/** Cancels running calls first, because TanStack Query would keep the first answer of a call that was sent before the change. */
export const repeatCalls = (calls: QueryClient, queryKey: readonly unknown[]): void =>
  void calls.cancelQueries({ queryKey }).then(() => calls.invalidateQueries({ queryKey }));
