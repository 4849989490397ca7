import { busyProblem } from './fair-queue.ts';

/** Lets only so many of one address be at something at once. The others are turned away before anything is asked of the store. */
export class ConcurrencyLimit {
  private readonly present = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Rejects with Problem `too-many`. An unknown `from` is nobody's, and not counted. */
  async admit<T>(from: string | undefined, work: () => Promise<T>): Promise<T> {
    if (!from) return work();
    const before = this.present.get(from) ?? 0;
    if (before >= this.most) throw busyProblem();
    this.present.set(from, before + 1);
    try {
      return await work();
    } finally {
      const left = this.present.get(from)! - 1;
      if (left === 0) this.present.delete(from);
      else this.present.set(from, left);
    }
  }
}
