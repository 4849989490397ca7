import { useEffect, useState } from 'react';
import { ApiError, api } from '../../api.ts';
import { errorMessage } from '../saving/error-message.ts';

type Route = Parameters<typeof api>[0];
type In<R extends Route> = Parameters<typeof api<R>>[1];
type Out<R extends Route> = Awaited<ReturnType<typeof api<R>>>;

export interface CallState<D> {
  data: D | null;
  /** Why there is none. */
  error: string;
  loading: boolean;
  reload: () => void;
}

/** What a call of the server answers, asked again when its input changes. What it answered last stays until then. */
export function useCall<R extends Route>(route: R, input: In<R>): CallState<Out<R>> {
  const asked = JSON.stringify([route, input]);
  return useResult(asked, (signal) => api(route, input, { signal }).then((data) => data as Out<R>));
}

/** The same for a question that is not a call alone; it is asked again when `asked` changes. */
export function useResult<D>(asked: string, ask: (signal: AbortSignal) => Promise<D>): CallState<D> {
  const [times, setTimes] = useState(0);
  const [answer, setAnswer] = useState<{ data: D | null; error: string; loading: boolean }>({
    data: null,
    error: '',
    loading: true,
  });
  useEffect(() => {
    const { signal, abort } = abortable();
    setAnswer((last) => ({ ...last, loading: true }));
    ask(signal).then(
      (data) => setAnswer({ data, error: '', loading: false }),
      (error: unknown) => {
        if (!signal.aborted || error instanceof ApiError)
          setAnswer((last) => ({ ...last, error: errorMessage(error), loading: false }));
      },
    );
    return abort;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `asked` represents `ask`, which is a new function at each rendering.
  }, [asked, times]);
  return { ...answer, reload: () => setTimes((count) => count + 1) };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
