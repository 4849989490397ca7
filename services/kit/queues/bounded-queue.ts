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

type Refuse = (refusal: Problem) => void;

interface Waiting {
  start: () => void;
  refuse: Refuse;
  expiresAt: number;
}

export class BoundedQueue {
  readonly load = { running: 0, waiting: 0 };
  /** The first source is next. */
  private readonly sources = new Map<string, Waiting[]>();

  constructor(private readonly limits: Limits) {}

  async run<T>(work: () => Promise<T>, turn: Turn = {}): Promise<T> {
    if (!this.occupy()) await new Promise<void>((start, refuse) => this.wait(start, refuse, turn));
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Calls `start` now or in its turn, or else `refuse`. A task that has started must call `leave` once. */
  enter(start: () => void, refuse: Refuse, turn: Turn): void {
    if (this.occupy()) start();
    else this.wait(start, refuse, turn);
  }

  leave(): void {
    for (const [source, tasks] of this.sources) {
      const next = tasks.shift()!;
      this.load.waiting -= 1;
      this.sources.delete(source);
      if (tasks.length > 0) this.sources.set(source, tasks);
      if (next.expiresAt > performance.now()) return next.start();
      next.refuse(this.refusal());
    }
    this.load.running -= 1;
  }

  private occupy(): boolean {
    if (this.load.running >= this.limits.atOnce) return false;
    this.load.running += 1;
    return true;
  }

  private wait(start: () => void, refuse: Refuse, { source = '', maxWaitMs = Infinity }: Turn): void {
    const own = this.sources.get(source) ?? [];
    if (this.load.waiting >= this.limits.waiting && !this.makeRoom(own.length)) return refuse(this.refusal());
    own.push({ start, refuse, expiresAt: performance.now() + maxWaitMs });
    this.sources.set(source, own);
    this.load.waiting += 1;
  }

  /** Returns false if no other source has more waiting tasks than this one would have. */
  private makeRoom(own: number): boolean {
    let most: Waiting[] = [];
    for (const tasks of this.sources.values()) if (tasks.length > most.length) most = tasks;
    if (own + 1 >= most.length) return false;
    most.pop()!.refuse(this.refusal());
    this.load.waiting -= 1;
    return true;
  }

  private refusal(): Problem {
    return (this.limits.refusal ?? requestRefusals.tooManyRequests)();
  }
}
