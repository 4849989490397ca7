import { identityRefusals } from '../../proto/refusals/identity.ts';

export class ConcurrencyLimit {
  private readonly running = new Map<string, number>();

  constructor(private readonly max: number) {}

  async run<T>(source: string | undefined, work: () => Promise<T>): Promise<T> {
    if (!source) return work();
    const count = this.running.get(source) ?? 0;
    if (count >= this.max) throw busyProblem();
    this.running.set(source, count + 1);
    try {
      return await work();
    } finally {
      const remaining = this.running.get(source)! - 1;
      if (remaining === 0) this.running.delete(source);
      else this.running.set(source, remaining);
    }
  }
}

export const busyProblem = () => identityRefusals.tooManySignIns({}, { retryAfterSeconds: 5 });
