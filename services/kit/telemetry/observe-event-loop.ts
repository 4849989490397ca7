import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { metrics } from './metrics.ts';

/** The histogram counts this time of its timer as delay. */
const RESOLUTION_MS = 20;

export function observeEventLoop(): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let before = performance.eventLoopUtilization();
  const toDelay = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000);
  const measure = () => {
    const now = performance.eventLoopUtilization();
    const measured = {
      p99: toDelay(delays.percentile(99)),
      max: toDelay(delays.max),
      utilization: performance.eventLoopUtilization(now, before).utilization,
    };
    before = now;
    delays.reset();
    return measured;
  };
  let sample: ReturnType<typeof measure> | undefined;
  // The gauges of one export share a sample.
  const share = () => {
    if (!sample) setImmediate(() => (sample = undefined));
    return (sample ??= measure());
  };
  const stops = [
    metrics.eventLoopDelayP99.observe(() => [[share().p99, {}]]),
    metrics.eventLoopDelayMax.observe(() => [[share().max, {}]]),
    metrics.eventLoopUtilization.observe(() => [[share().utilization, {}]]),
  ];
  return () => {
    delays.disable();
    for (const stop of stops) stop();
  };
}
