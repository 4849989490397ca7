import { setTimeout as delay } from 'node:timers/promises';

export type Stop = () => Promise<unknown>;

/** Repeats work, which may fail during a fault. */
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
