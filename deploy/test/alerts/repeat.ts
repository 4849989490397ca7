import { setTimeout as delay } from 'node:timers/promises';

export type Stop = () => Promise<unknown>;

/** What people do while something is broken fails, and they try again. */
export function repeat(act: () => Promise<unknown>, pauseMs = 100): Stop {
  let stopping = false;
  const repeating = (async () => {
    while (!stopping) {
      await act().catch(() => undefined);
      await delay(pauseMs);
    }
  })();
  return () => {
    stopping = true;
    return repeating;
  };
}
