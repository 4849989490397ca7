import { MinuteLimit } from '../gateway/minute-limit.ts';

export class BeaconLimits {
  private readonly limit: MinuteLimit;

  constructor(now: () => number) {
    this.limit = new MinuteLimit({ perMinute: 120, maxKeys: 20_000, now });
  }

  /** Throws Problem `too-many`. */
  count(source: string): void {
    this.limit.count(source);
  }
}
