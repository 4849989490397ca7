import { Problem } from '../../proto/errors.ts';

interface Waiting {
  start: () => void;
  refuse: (problem: Problem) => void;
}

interface FairQueueLimits {
  atOnce: number;
  waiting: number;
  waitingFromOne: number;
  /** Who has waited so long is turned away, while there is still somebody to hear it. */
  longestWaitMs: number;
}

/** Who had a turn is remembered as one of so many. */
const REMEMBERED = 1000;
/** A full queue empties within the longest wait, which is a few seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Lets little happen at once. Who asks in turn with others, newcomers first, and nobody fills the queue alone. */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  /** By who asks: whoever had a turn last stands last. */
  private readonly queues = new Map<string, Waiting[]>();
  /** Who had a turn lately: those who keep asking let others go first. */
  private readonly served = new Set<string>();
  private readonly limits: FairQueueLimits;

  constructor(limits: FairQueueLimits) {
    this.limits = limits;
  }

  /**
   * Rejects with Problem `too-many` when `from` has too many in the queue, when the queue is full or when no turn comes in time;
   * whoever has the most in a full one makes room for somebody who has fewer. An unknown `from` counts as nobody's.
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
    if (from !== '' && own.length >= this.limits.waitingFromOne) throw busyProblem();
    if (this.waiting >= this.limits.waiting) this.makeRoomFor(own);
    return this.wait(from);
  }

  private wait(from: string): Promise<void> {
    let patience: NodeJS.Timeout;
    const turn = new Promise<void>((start, refuse) => {
      const one = { start, refuse };
      this.waiting += 1;
      this.setQueue(from, [...(this.queues.get(from) ?? []), one]);
      patience = setTimeout(() => this.turnAway(from, one), this.limits.longestWaitMs);
    });
    return turn.finally(() => clearTimeout(patience));
  }

  private turnAway(from: string, one: Waiting): void {
    this.waiting -= 1;
    this.setQueue(
      from,
      this.queues.get(from)!.filter((other) => other !== one),
    );
    one.refuse(busyProblem());
  }

  /** In its place, where it has one. */
  private setQueue(from: string, queue: Waiting[]): void {
    if (queue.length > 0) this.queues.set(from, queue);
    else this.queues.delete(from);
  }

  private makeRoomFor(own: Waiting[]): void {
    const longest = [...this.queues.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= own.length + 1) throw busyProblem();
    this.waiting -= 1;
    longest.pop()!.refuse(busyProblem());
  }

  private startNext(): void {
    const from = this.nextInTurn();
    if (from === undefined) {
      this.running -= 1;
      return;
    }
    const [first, ...others] = this.queues.get(from)!;
    this.remember(from);
    // At the end.
    this.queues.delete(from);
    this.setQueue(from, others);
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

export const busyProblem = () =>
  new Problem('too-many', 'Too many people are signing in at this moment. Try again in a little while.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
