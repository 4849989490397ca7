import { Problem } from '../../../proto/errors.ts';

interface Limits {
  atOnce: number;
  waiting: number;
  refusal?: string;
}

export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, waiting, refusal = BUSY } = this.limits;
    if (this.running < atOnce) this.running += 1;
    else if (this.waiting.length < waiting) await new Promise<void>((start) => this.waiting.push(start));
    else throw new Problem('unavailable', refusal);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

const BUSY = 'Too many people are asking at once. Please try again in a moment.';
