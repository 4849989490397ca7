import { Piscina } from 'piscina';
import { Problem } from '../../../proto/errors.ts';
import { BoundedQueue } from '../bounded-queue.ts';
import { type TaskResult, unwrapResult } from './task-result.ts';

interface ThreadPoolOptions {
  /** The module whose default export is the task, without its ending. */
  module: URL;
  /** A task that runs longer is ended, with its thread; time in the queue does not count. */
  timeLimitMs: number;
  /** The message of the refusal of such a task. */
  tooSlow: string;
  /** The message of the refusal when too many wait. */
  busy?: string;
}

const MAX_THREADS = 2;
const MAX_WAITING = 64;
const IDLE_MS = 30_000;
const BUSY = 'Too much is being checked at once. Please try again in a moment.';

/** From source, as in specs, a thread has to compile what it loads. */
const isSource = import.meta.url.endsWith('.ts');
const compiler = new URL('../../../scripts/jest/typescript.mjs', import.meta.url).href;

/** Runs one kind of CPU-heavy task in worker threads, so that it never holds up the event loop. */
export class ThreadPool<I, T> {
  private pool: Piscina<I, TaskResult<T>> | undefined;
  private readonly queue: BoundedQueue;

  constructor(private readonly options: ThreadPoolOptions) {
    this.queue = new BoundedQueue({ atOnce: MAX_THREADS, waiting: MAX_WAITING, refusal: options.busy ?? BUSY });
  }

  /** Rejects with what the task throws, with Problem `invalid` when it takes too long, and `unavailable` when too many wait. */
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
      if (limit.signal.aborted) throw new Problem('invalid', this.options.tooSlow);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

const open = <I, A>(module: URL): Piscina<I, A> =>
  new Piscina<I, A>({
    filename: `${module.href}${isSource ? '.ts' : '.js'}`,
    // One stays warm, so that the time limit rarely includes the start of a thread.
    minThreads: 1,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
    ...(isSource && { execArgv: ['--import', compiler] }),
  });
