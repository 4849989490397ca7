import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long the event loop of this process stood still at most while some work went on, in milliseconds. */
export async function longestEventLoopBlock(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  // The last pause is noted with the next tick of the monitor.
  const { count } = delay;
  while (delay.count === count) await new Promise((resolve) => setImmediate(resolve));
  delay.disable();
  return delay.max / 1e6;
}
