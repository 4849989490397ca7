import { performance } from 'node:perf_hooks';

const INTERVAL_MS = 5;

/**
 * Watches the event loop of this thread. `take` returns the longest pause since the last call, in milliseconds. `monitorEventLoopDelay`
 * would miss a pause that ends in the interval in which it is reset.
 */
export function watchPauses() {
  let last = performance.now();
  let longest = 0;
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last - INTERVAL_MS);
    last = now;
  };
  setInterval(tick, INTERVAL_MS).unref();
  return {
    take() {
      tick();
      const taken = Math.round(longest);
      longest = 0;
      return taken;
    },
  };
}
