import { Problem } from '../../proto/errors.ts';

interface Waiting {
  start: () => void;
  refuse: (problem: Problem) => void;
}

/** Who had a turn is remembered as one of so many. */
const REMEMBERED = 1000;

/** Lets little happen at once. Who asks in turn with others, newcomers first, and nobody fills the queue alone. */
export class Turns {
  private running = 0;
  private waiting = 0;
  /** By who asks: whoever had a turn last stands last. */
  private readonly queues = new Map<string, Waiting[]>();
  /** Who had a turn lately: those who keep asking let others go first. */
  private readonly served = new Set<string>();
  private readonly limits: { atOnce: number; waiting: number; waitingFromOne: number };

  constructor(limits: { atOnce: number; waiting: number; waitingFromOne: number }) {
    this.limits = limits;
  }

  /**
   * Rejects with Problem `too-many` when `from` has too many in the queue, or when the queue is full; whoever has the most in a
   * full one makes room for somebody who has fewer. An unknown `from` counts as nobody's.
   */
  async take<T>(from: string | undefined, work: () => Promise<T>): Promise<T> {
    await this.turn(from ?? '');
    try {
      return await work();
    } finally {
      this.startNext();
    }
  }

  private turn(from: string): Promise<void> {
    if (this.running < this.limits.atOnce) {
      this.running += 1;
      this.remember(from);
      return Promise.resolve();
    }
    const own = this.queues.get(from) ?? [];
    if (from !== '' && own.length >= this.limits.waitingFromOne) throw busy();
    if (this.waiting >= this.limits.waiting) this.makeRoomFor(own);
    return new Promise((start, refuse) => {
      this.waiting += 1;
      this.queues.set(from, [...(this.queues.get(from) ?? []), { start, refuse }]);
    });
  }

  private makeRoomFor(own: Waiting[]): void {
    const longest = [...this.queues.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= own.length + 1) throw busy();
    this.waiting -= 1;
    longest.pop()!.refuse(busy());
  }

  private startNext(): void {
    const from = this.nextInTurn();
    if (from === undefined) {
      this.running -= 1;
      return;
    }
    const [first, ...others] = this.queues.get(from)!;
    this.remember(from);
    this.queues.delete(from);
    if (others.length > 0) this.queues.set(from, others);
    this.waiting -= 1;
    first!.start();
  }

  private nextInTurn(): string | undefined {
    for (const from of this.queues.keys()) if (!this.served.has(from)) return from;
    return this.queues.keys().next().value;
  }

  private remember(from: string): void {
    this.served.delete(from);
    this.served.add(from);
    if (this.served.size > REMEMBERED) this.served.delete(this.served.values().next().value!);
  }
}

export const busy = () =>
  new Problem('too-many', 'Too many people are signing in at this moment. Try again in a little while.');
