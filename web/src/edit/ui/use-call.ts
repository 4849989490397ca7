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

/** Returns the milliseconds until the next call, or false after the last one. A tab in the background continues. */
type Pause<D> = (data: D | undefined) => number | false;

/** Makes a call, and repeats it after each action of a screen and each saved form (`reloadCalls`). */
export const useCall = <R extends Route>(route: R, input: In<R>, pause?: Pause<Out<R>>): CallState<Out<R>> =>
  useAnswer(['call', route, input], (signal) => api(route, input, { signal }).then((data) => data as Out<R>), pause);

/** Loads a result that is not the answer of one call. `key` identifies `load` within the component; other components may use the same key. */
export const useResult = <D>(key: string, load: (signal: AbortSignal) => Promise<D>): CallState<D> =>
  useAnswer(['result', useId(), key], load);

type Load<D> = (signal: AbortSignal) => Promise<D>;

function useAnswer<D>(queryKey: readonly unknown[], load: Load<D>, pause: Pause<D> = () => false): CallState<D> {
  const calls = useEditor().get(createCalls);
  const refetchInterval = ({ state }: { state: { data: D | undefined } }) => pause(state.data);
  const { data, error, isFetching } = useQuery(
    { queryKey, queryFn: ({ signal }) => load(signal), refetchInterval, refetchIntervalInBackground: true },
    calls,
  );
  return {
    data: data ?? null,
    error: error ? errorMessage(error) : '',
    loading: isFetching,
    // A form of an earlier search reloads the list that is shown now.
    reload: () => repeatCalls(calls, queryKey.slice(0, 2)),
  };
}
