import type { Problem } from '../../../proto/errors.ts';
import { requestRefusals } from '../../../proto/refusals/requests.ts';

interface Limits {
  atOnce: number;
  waiting: number;
  refusal?: () => Problem;
}

export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: Limits) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, waiting, refusal = requestRefusals.tooManyRequests } = this.limits;
    if (this.running < atOnce) this.running += 1;
    else if (this.waiting.length < waiting) await new Promise<void>((start) => this.waiting.push(start));
    else throw refusal();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
