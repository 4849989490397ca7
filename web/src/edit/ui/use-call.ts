import { useEffect, useState } from 'react';
import { ApiError, api } from '../../api.ts';
import { errorMessage } from '../core/error-message.ts';

type Route = Parameters<typeof api>[0];
type In<R extends Route> = Parameters<typeof api<R>>[1];
type Out<R extends Route> = Awaited<ReturnType<typeof api<R>>>;

export interface CallState<D> {
  data: D | null;
  error: string;
  loading: boolean;
  reload: () => void;
}

export function useCall<R extends Route>(route: R, input: In<R>): CallState<Out<R>> {
  const key = JSON.stringify([route, input]);
  return useResult(key, (signal) => api(route, input, { signal }).then((data) => data as Out<R>));
}

export function useResult<D>(key: string, load: (signal: AbortSignal) => Promise<D>): CallState<D> {
  const [reloads, setReloads] = useState(0);
  const [answer, setAnswer] = useState<{ data: D | null; error: string; loading: boolean }>({
    data: null,
    error: '',
    loading: true,
  });
  useEffect(() => {
    const { signal, abort } = abortable();
    setAnswer((last) => ({ ...last, loading: true }));
    load(signal).then(
      (data) => setAnswer({ data, error: '', loading: false }),
      (error: unknown) => {
        if (!signal.aborted || error instanceof ApiError)
          setAnswer((last) => ({ ...last, error: errorMessage(error), loading: false }));
      },
    );
    return abort;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` represents `load`, which is a new function on every render.
  }, [key, reloads]);
  return { ...answer, reload: () => setReloads((count) => count + 1) };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
