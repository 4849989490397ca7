import { Piscina } from 'piscina';
import type { Problem } from '../../../proto/errors.ts';
import { requestRefusals } from '../../../proto/refusals/requests.ts';
import { BoundedQueue } from '../queues/bounded-queue.ts';
import { type TaskResult, unwrapResult } from './task.ts';

interface ThreadPoolOptions {
  module: URL;
  /** In milliseconds of processor time, so that the limit does not depend on the load of the machine. */
  cpuLimitMs: number;
  tooSlow: () => Problem;
  busy?: () => Problem;
}

const MAX_THREADS = 2;
const MAX_WAITING = 64;
const IDLE_MS = 30_000;
const CHECK_MS = 100;

export class ThreadPool<I, T> {
  private pool: Piscina<I, TaskResult<T>> | undefined;
  private readonly queue: BoundedQueue;

  constructor(private readonly options: ThreadPoolOptions) {
    this.queue = new BoundedQueue({
      atOnce: MAX_THREADS,
      waiting: MAX_WAITING,
      refusal: options.busy ?? requestRefusals.tooManyChecks,
    });
  }

  /** Rejects with Problem `invalid` beyond the limit of processor time, or `unavailable` if too many tasks wait. */
  run(input: I): Promise<T> {
    return this.queue.run(() => this.runNow(input));
  }

  private async runNow(input: I): Promise<T> {
    this.pool ??= open<I, TaskResult<T>>(this.options.module);
    const limit = new AbortController();
    const usedMs = startProcessorClock();
    const timer = setInterval(() => usedMs() > this.options.cpuLimitMs && limit.abort(), CHECK_MS);
    try {
      return unwrapResult(await this.pool.run(input, { signal: limit.signal }));
    } catch (error) {
      if (limit.signal.aborted) throw this.options.tooSlow();
      throw error;
    } finally {
      clearInterval(timer);
    }
  }
}

/** Returns the processor time that one thread can have used at most, because Node.js 20 measures that of the whole process only. */
function startProcessorClock(): () => number {
  const [atStart, startedAt] = [process.cpuUsage(), performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(atStart);
    return Math.min((user + system) / 1000, performance.now() - startedAt);
  };
}

const open = <I, A>(module: URL): Piscina<I, A> =>
  new Piscina<I, A>({
    filename: module.href,
    minThreads: 1,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
  });
