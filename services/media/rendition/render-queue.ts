import { Problem } from '../../../proto/errors.ts';
import { RecentlyServed } from './recency.ts';

export interface RenderJob {
  sources: string[];
  picture: string;
  isLarge: boolean;
}

interface Waiting {
  job: RenderJob;
  number: number;
  start: () => void;
  reject: (problem: Problem) => void;
}

interface LaneLimits {
  waiting: number;
  perSource: number;
  perPicture: number;
}

export interface RenderLimits {
  concurrency: number;
  largeConcurrency: number;
  small: LaneLimits;
  large: LaneLimits;
  maxWaitMs: number;
}

const MAX_CONSECUTIVE_SMALL = 4;
const RETRY_AFTER_SECONDS = 5;

/**
 * Small renditions before large ones, then the source and then the picture that was served least recently. Large ones never take the last
 * worker.
 */
export class RenderQueue {
  private readonly waiting: Waiting[] = [];
  private running = { all: 0, large: 0 };
  private consecutiveSmall = 0;
  private lastNumber = 0;
  private readonly sources = new RecentlyServed();
  private readonly pictures = new RecentlyServed();

  constructor(private readonly limits: RenderLimits) {}

  async run<T>(job: RenderJob, work: () => Promise<T>): Promise<T> {
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

  private mayStart({ isLarge }: RenderJob): boolean {
    const { concurrency, largeConcurrency } = this.limits;
    return this.running.all < concurrency && (!isLarge || this.running.large < largeConcurrency);
  }

  private begin({ sources, picture, isLarge }: RenderJob): void {
    this.running.all += 1;
    if (isLarge) this.running.large += 1;
    this.consecutiveSmall = isLarge ? 0 : this.consecutiveSmall + 1;
    for (const source of sources) this.sources.touch(source);
    this.pictures.touch(picture);
  }

  private wait(job: RenderJob): Promise<void> {
    let timer: NodeJS.Timeout;
    const started = new Promise<void>((start, reject) => {
      const entry = { job, number: (this.lastNumber += 1), start, reject };
      this.requireRoom(entry);
      this.waiting.push(entry);
      timer = setTimeout(() => this.evict(entry), this.limits.maxWaitMs).unref();
    });
    return started.finally(() => clearTimeout(timer));
  }

  private requireRoom(entry: Waiting): void {
    const { isLarge, picture, sources } = entry.job;
    const { waiting, perSource, perPicture } = this.limits[isLarge ? 'large' : 'small'];
    const lane = this.waiting.filter(({ job }) => job.isLarge === isLarge);
    const [source] = sources;
    if (source && lane.filter(({ job }) => job.sources[0] === source).length >= perSource) throw tooMany();
    const ofPicture = lane.filter(({ job }) => job.picture === picture);
    if (ofPicture.length >= perPicture) this.makeRoom(ofPicture, entry);
    else if (lane.length >= waiting) this.makeRoom(lane, entry);
  }

  private makeRoom(candidates: Waiting[], entry: Waiting): void {
    const last = candidates.reduce((a, b) => (this.compare(a, b) < 0 ? b : a));
    if (this.compare(entry, last) > 0) throw queueFull();
    this.evict(last);
  }

  private evict(entry: Waiting): void {
    this.waiting.splice(this.waiting.indexOf(entry), 1);
    entry.reject(queueFull());
  }

  private startWaiting(): void {
    for (let next = this.next(); next; next = this.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.begin(next.job);
      next.start();
    }
  }

  private next(): Waiting | undefined {
    const ready = this.waiting.filter(({ job }) => this.mayStart(job));
    const large = ready.filter(({ job }) => job.isLarge);
    const small = ready.filter(({ job }) => !job.isLarge);
    const startsLarge = small.length === 0 || (large.length > 0 && this.consecutiveSmall >= MAX_CONSECUTIVE_SMALL);
    return (startsLarge ? large : small).sort((a, b) => this.compare(a, b))[0];
  }

  private compare(a: Waiting, b: Waiting): number {
    return (
      this.servedAt(a.job) - this.servedAt(b.job) ||
      this.pictures.rank(a.job.picture) - this.pictures.rank(b.job.picture) ||
      a.number - b.number
    );
  }

  private servedAt({ sources }: RenderJob): number {
    return sources.length === 0 ? 0 : Math.min(...sources.map((source) => this.sources.rank(source)));
  }
}

const queueFull = () =>
  new Problem('unavailable', 'Too many pictures are being processed at the moment. Try again in a little while.');

const tooMany = () =>
  new Problem('too-many', 'You are waiting for too many pictures already. Try again in a few seconds.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
