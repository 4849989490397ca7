import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../api.ts';
import { createCalls, repeatCalls } from '../core/calls.ts';
import { errorMessage } from '../core/error-message.ts';
import { useEditor } from '../core/use-editor.ts';

type Route = Parameters<typeof api>[0];
export type In<R extends Route> = Parameters<typeof api<R>>[1];
export type Out<R extends Route> = Awaited<ReturnType<typeof api<R>>>;

export interface CallState<D> {
  data: D | null;
  error: string;
  loading: boolean;
  reload: () => void;
}

/** Makes a call, and repeats it after each action of a screen and each saved form (`reloadCalls`). */
export const useCall = <R extends Route>(route: R, input: In<R>): CallState<Out<R>> =>
  useAnswer(['call', route, input], (signal) => api(route, input, { signal }).then((data) => data as Out<R>));

/** Loads a result that is not the answer of one call. `key` identifies `load` within the component; other components may use the same key. */
export const useResult = <D>(key: string, load: (signal: AbortSignal) => Promise<D>): CallState<D> =>
  useAnswer(['result', useId(), key], load);

function useAnswer<D>(queryKey: readonly unknown[], load: (signal: AbortSignal) => Promise<D>): CallState<D> {
  const calls = useEditor().get(createCalls);
  const { data, error, isFetching } = useQuery({ queryKey, queryFn: ({ signal }) => load(signal) }, calls);
  return {
    data: (data as D | undefined) ?? null,
    error: error ? errorMessage(error) : '',
    loading: isFetching,
    // A form of an earlier search reloads the list that is shown now.
    reload: () => repeatCalls(calls, queryKey.slice(0, 2)),
  };
}
