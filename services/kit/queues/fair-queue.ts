import type { Problem } from '../../../proto/errors.ts';
import { limitToDeadline } from '../request-scope.ts';

export interface FairJob {
  /** A job counts towards the limit of its first source only. */
  sources: string[];
  subject?: string;
  isLarge?: boolean;
}

interface Waiting {
  job: FairJob;
  number: number;
  start: () => void;
  reject: (problem: Problem) => void;
}

interface LaneLimits {
  waiting: number;
  perSource: number;
  perSubject?: number;
}

export interface FairQueueOptions {
  concurrency: number;
  /** By default large jobs have no limit of their own. */
  largeConcurrency?: number;
  small: LaneLimits;
  large?: LaneLimits;
  /** Shorter than the caller's timeout, so that the caller still gets the error. */
  maxWaitMs: number;
  refusals: {
    tooMany: () => Problem;
    full: () => Problem;
  };
}

/** After this many small jobs in a row a large one is next, so that it cannot starve. */
const MAX_CONSECUTIVE_SMALL = 4;

/** Sources take turns, then subjects; small jobs come first, and large ones never take the last worker. */
export class FairQueue {
  private waiting: Waiting[] = [];
  private running = { all: 0, large: 0 };
  private consecutiveSmall = 0;
  private lastNumber = 0;
  private readonly sources = new RecentlyServed();
  private readonly subjects = new RecentlyServed();

  constructor(private readonly options: FairQueueOptions) {}

  async run<T>(job: FairJob, work: () => Promise<T>): Promise<T> {
    if (this.mayStart(job)) this.begin(job);
    else await this.wait(job);
    try {
      return await work();
    } finally {
      this.running.all -= 1;
      if (job.isLarge) this.running.large -= 1;
      this.startWaiting();
    }
  }

  private mayStart({ isLarge }: FairJob): boolean {
    const { concurrency, largeConcurrency = concurrency } = this.options;
    return this.running.all < concurrency && (!isLarge || this.running.large < largeConcurrency);
  }

  private begin(job: FairJob): void {
    const { subject, isLarge } = job;
    this.running.all += 1;
    if (isLarge) this.running.large += 1;
    this.consecutiveSmall = isLarge ? 0 : this.consecutiveSmall + 1;
    for (const source of sourcesOf(job)) this.sources.touch(source);
    if (subject !== undefined) this.subjects.touch(subject);
  }

  private wait(job: FairJob): Promise<void> {
    const maxWaitMs = limitToDeadline(this.options.maxWaitMs);
    let timer: NodeJS.Timeout;
    const started = new Promise<void>((start, reject) => {
      const entry = { job, number: (this.lastNumber += 1), start, reject };
      this.waiting.push(entry);
      this.enforceLimits(entry);
      timer = setTimeout(() => this.evict(entry), maxWaitMs).unref();
    });
    return started.finally(() => clearTimeout(timer));
  }

  private enforceLimits(entry: Waiting): void {
    const { isLarge = false, subject, sources } = entry.job;
    const { small, large = small, refusals } = this.options;
    const { waiting, perSource, perSubject = Infinity } = isLarge ? large : small;
    const lane = this.waiting.filter(({ job }) => (job.isLarge ?? false) === isLarge);
    const ofSource = lane.filter(({ job }) => job.sources[0] === sources[0]);
    const ofSubject = lane.filter(({ job }) => job.subject === subject);
    if (sources[0] && ofSource.length > perSource) this.evict(entry, refusals.tooMany());
    else if (ofSubject.length > perSubject) this.evict(this.order(ofSubject).at(-1)!);
    else if (lane.length > waiting) this.evict(this.order(lane).at(-1)!);
  }

  private evict(entry: Waiting, refusal = this.options.refusals.full()): void {
    this.remove(entry);
    entry.reject(refusal);
  }

  private remove(entry: Waiting): void {
    this.waiting = this.waiting.filter((other) => other !== entry);
  }

  private startWaiting(): void {
    for (let next = this.next(); next; next = this.next()) {
      this.remove(next);
      this.begin(next.job);
      next.start();
    }
  }

  private next(): Waiting | undefined {
    const ready = this.waiting.filter(({ job }) => this.mayStart(job));
    const large = ready.filter(({ job }) => job.isLarge);
    const small = ready.filter(({ job }) => !job.isLarge);
    const startsLarge = small.length === 0 || (large.length > 0 && this.consecutiveSmall >= MAX_CONSECUTIVE_SMALL);
    return this.order(startsLarge ? large : small)[0];
  }

  private order(entries: Waiting[]): Waiting[] {
    const turns = new Map<string, number>();
    return entries
      .toSorted((a, b) => this.compare(a, b))
      .map((entry) => {
        const [source] = sourcesOf(entry.job);
        const turn = turns.get(source!) ?? 0;
        turns.set(source!, turn + 1);
        return { entry, turn };
      })
      .sort((a, b) => a.turn - b.turn)
      .map(({ entry }) => entry);
  }

  private compare(a: Waiting, b: Waiting): number {
    return (
      this.servedAt(a.job) - this.servedAt(b.job) ||
      this.subjects.rank(a.job.subject ?? '') - this.subjects.rank(b.job.subject ?? '') ||
      a.number - b.number
    );
  }

  private servedAt(job: FairJob): number {
    return Math.min(...sourcesOf(job).map((source) => this.sources.rank(source)));
  }
}

const sourcesOf = ({ sources }: FairJob): string[] => (sources.length === 0 ? [''] : sources);

const MAX_NAMES = 2000;

class RecentlyServed {
  private readonly touched = new Map<string, number>();
  private count = 0;

  rank(name: string): number {
    return this.touched.get(name) ?? 0;
  }

  touch(name: string): void {
    this.count += 1;
    this.touched.delete(name);
    this.touched.set(name, this.count);
    if (this.touched.size > MAX_NAMES) this.touched.delete(this.touched.keys().next().value!);
  }
}
