import type { Problem } from '../../../proto/errors.ts';
import { requestRefusals } from '../../../proto/refusals/requests.ts';

interface Limits {
  atOnce: number;
  waiting: number;
  refusal?: () => Problem;
}

interface Turn {
  /** Sources take turns. In a full queue, the source with the most waiting tasks makes room for one with fewer. */
  source?: string;
  /** A task that has waited longer is refused when its turn comes. */
  maxWaitMs?: number;
}

interface Waiting {
  start: () => void;
  refuse: () => void;
  expiresAt: number;
}

export class BoundedQueue {
  readonly load = { running: 0, waiting: 0 };
  /** The first source is next. */
  private readonly sources = new Map<string, Waiting[]>();

  constructor(private readonly limits: Limits) {}

  async run<T>(work: () => Promise<T>, { source = '', maxWaitMs = Infinity }: Turn = {}): Promise<T> {
    if (this.load.running < this.limits.atOnce) this.load.running += 1;
    else await this.wait(source, maxWaitMs);
    try {
      return await work();
    } finally {
      this.startNext();
    }
  }

  private wait(source: string, maxWaitMs: number): Promise<void> {
    const { waiting, refusal = requestRefusals.tooManyRequests } = this.limits;
    const own = this.sources.get(source) ?? [];
    if (this.load.waiting >= waiting && !this.makeRoom(own.length)) throw refusal();
    return new Promise((start, reject) => {
      own.push({ start, refuse: () => reject(refusal()), expiresAt: performance.now() + maxWaitMs });
      this.sources.set(source, own);
      this.load.waiting += 1;
    });
  }

  /** Returns false if no other source has more waiting tasks than this one would have. */
  private makeRoom(own: number): boolean {
    let most: Waiting[] = [];
    for (const tasks of this.sources.values()) if (tasks.length > most.length) most = tasks;
    if (own + 1 >= most.length) return false;
    most.pop()!.refuse();
    this.load.waiting -= 1;
    return true;
  }

  private startNext(): void {
    for (const [source, tasks] of this.sources) {
      const next = tasks.shift()!;
      this.load.waiting -= 1;
      this.sources.delete(source);
      if (tasks.length > 0) this.sources.set(source, tasks);
      if (next.expiresAt > performance.now()) return next.start();
      next.refuse();
    }
    this.load.running -= 1;
  }
}
