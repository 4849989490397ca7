import { useCallback, useState } from 'react';

/** Shows the answer of the call that was started last, and drops those that arrive after it was started. */
export function useLatestAnswer<A>(show: (answer: A) => void): (call: Promise<A>) => Promise<void> {
  const [started] = useState<{ last: Promise<A> | null }>({ last: null });
  return useCallback(
    async (call) => {
      started.last = call;
      const answer = await call;
      if (started.last === call) show(answer);
    },
    [started, show],
  );
}
