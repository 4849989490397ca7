import { Problem } from '../../proto/errors.ts';

interface Waiting {
  start: () => void;
  reject: (problem: Problem) => void;
}

interface FairQueueLimits {
  concurrency: number;
  waiting: number;
  waitingPerSource: number;
  /** Shorter than the time-out of the caller, who then still gets the message. */
  maxWaitMs: number;
}

const MAX_RECENT = 1000;
/** A full queue empties within the longest wait. */
const RETRY_AFTER_SECONDS = 5;

/** Runs few jobs at a time, in turn per client address: new clients first, and none can fill the queue alone. */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  /** By source; the one that was served last comes last. */
  private readonly queues = new Map<string, Waiting[]>();
  /** Sources that were served recently wait for new ones. */
  private readonly recentlyServed = new Set<string>();
  private readonly limits: FairQueueLimits;

  constructor(limits: FairQueueLimits) {
    this.limits = limits;
  }

  /**
   * Rejects with Problem `too-many` if `source` has too many waiting, the queue is full or the wait is too long.
   * If the queue is full, the source with the most waiting loses its last entry to a source with fewer.
   */
  async run<T>(source: string | undefined, work: () => Promise<T>): Promise<T> {
    await this.acquire(source ?? '');
    try {
      return await work();
    } finally {
      this.startNext();
    }
  }

  private acquire(source: string): Promise<void> {
    if (this.running < this.limits.concurrency) {
      this.running += 1;
      this.recordServed(source);
      return Promise.resolve();
    }
    const own = this.queues.get(source) ?? [];
    if (source !== '' && own.length >= this.limits.waitingPerSource) throw busyProblem();
    if (this.waiting >= this.limits.waiting) this.makeRoomFor(own);
    return this.wait(source);
  }

  private wait(source: string): Promise<void> {
    let timeout: NodeJS.Timeout;
    const turn = new Promise<void>((start, reject) => {
      const entry = { start, reject };
      this.waiting += 1;
      this.setQueue(source, [...(this.queues.get(source) ?? []), entry]);
      timeout = setTimeout(() => this.rejectWaiting(source, entry), this.limits.maxWaitMs);
    });
    return turn.finally(() => clearTimeout(timeout));
  }

  private rejectWaiting(source: string, entry: Waiting): void {
    this.waiting -= 1;
    this.setQueue(
      source,
      this.queues.get(source)!.filter((other) => other !== entry),
    );
    entry.reject(busyProblem());
  }

  private setQueue(source: string, queue: Waiting[]): void {
    if (queue.length > 0) this.queues.set(source, queue);
    else this.queues.delete(source);
  }

  private makeRoomFor(own: Waiting[]): void {
    const longest = [...this.queues.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= own.length + 1) throw busyProblem();
    this.waiting -= 1;
    longest.pop()!.reject(busyProblem());
  }

  private startNext(): void {
    const source = this.nextSource();
    if (source === undefined) {
      this.running -= 1;
      return;
    }
    const [first, ...others] = this.queues.get(source)!;
    this.recordServed(source);
    // Moves the source to the end.
    this.queues.delete(source);
    this.setQueue(source, others);
    this.waiting -= 1;
    first!.start();
  }

  private nextSource(): string | undefined {
    for (const source of this.queues.keys()) if (!this.recentlyServed.has(source)) return source;
    return this.queues.keys().next().value;
  }

  private recordServed(source: string): void {
    this.recentlyServed.delete(source);
    this.recentlyServed.add(source);
    if (this.recentlyServed.size > MAX_RECENT) this.recentlyServed.delete(this.recentlyServed.values().next().value!);
  }
}

export const busyProblem = () =>
  new Problem('too-many', 'Too many people are signing in at this moment. Try again in a little while.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
