import { monitorEventLoopDelay } from 'node:perf_hooks';

export async function longestEventLoopBlock(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  // The monitor records the last pause with its next tick.
  const { count } = delay;
  while (delay.count === count) await new Promise((resolve) => setImmediate(resolve));
  delay.disable();
  return delay.max / 1e6;
}
