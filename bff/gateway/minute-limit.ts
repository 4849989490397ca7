import { requestRefusals } from '../../proto/refusals/requests.ts';

const MINUTE_MS = 60_000;

interface Limits {
  perMinute: number;
  maxKeys: number;
  now: () => number;
}

export class MinuteLimit {
  private minute = 0;
  private readonly counts = new Map<string, number>();

  constructor(private readonly limits: Limits) {}

  /** Throws a `too-many` problem. */
  count(key: string): void {
    const { perMinute, maxKeys, now } = this.limits;
    const minute = Math.floor(now() / MINUTE_MS);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = (this.counts.get(key) ?? 0) + 1;
    const isFull = count === 1 && this.counts.size >= maxKeys;
    if (count > perMinute || isFull) throw requestRefusals.tooManyAttempts({ minutes: 1 }, { retryAfterSeconds: 60 });
    this.counts.set(key, count);
  }
}
