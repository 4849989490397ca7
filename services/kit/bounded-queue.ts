import { Problem } from '../../proto/errors.ts';

interface Limits {
  atOnce: number;
  waiting: number;
  /** What whoever comes beyond that is told. */
  refusal?: string;
}

/** Lets a few run at once and some wait; whoever comes beyond that is refused at once instead of slowing everybody down. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Rejects with Problem `unavailable` when too many are waiting. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, waiting, refusal = BUSY } = this.limits;
    if (this.running < atOnce) this.running += 1;
    else if (this.waiting.length < waiting) await new Promise<void>((start) => this.waiting.push(start));
    else throw new Problem('unavailable', refusal);
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

const BUSY = 'Too many people are asking at once. Please try again in a moment.';
