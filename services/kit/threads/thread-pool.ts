import { Piscina } from 'piscina';
import type { Problem } from '../../../proto/errors.ts';
import { requestRefusals } from '../../../proto/refusals/requests.ts';
import { BoundedQueue } from '../queues/bounded-queue.ts';
import { type TaskResult, unwrapResult } from './task.ts';

interface ThreadPoolOptions {
  module: URL;
  timeLimitMs: number;
  tooSlow: () => Problem;
  busy?: () => Problem;
}

const MAX_THREADS = 2;
const MAX_WAITING = 64;
const IDLE_MS = 30_000;

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

  /** Rejects with Problem `invalid` after the time limit, or `unavailable` if too many tasks wait. */
  run(input: I): Promise<T> {
    return this.queue.run(() => this.runNow(input));
  }

  private async runNow(input: I): Promise<T> {
    this.pool ??= open<I, TaskResult<T>>(this.options.module);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.options.timeLimitMs);
    try {
      return unwrapResult(await this.pool.run(input, { signal: limit.signal }));
    } catch (error) {
      if (limit.signal.aborted) throw this.options.tooSlow();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

const open = <I, A>(module: URL): Piscina<I, A> =>
  new Piscina<I, A>({
    filename: module.href,
    minThreads: 1,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
  });
