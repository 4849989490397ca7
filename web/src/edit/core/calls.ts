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
export const reloadCalls = (editor: Editor): void =>
  void editor.get(createCalls).invalidateQueries({ queryKey: ['call'] });
