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

/** Repeats the calls of the screens that are open. Without routes these are all calls that `useCall` makes. */
export function reloadCalls(editor: Editor, ...routes: string[]): void {
  const keys = routes.length === 0 ? [['call']] : routes.map((route) => ['call', route]);
  for (const queryKey of keys) void editor.get(createCalls).invalidateQueries({ queryKey });
}
