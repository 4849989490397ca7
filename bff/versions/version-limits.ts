import { MinuteLimit } from '../gateway/minute-limit.ts';

/** Limits the versions that each user has rendered, because they are not cached. */
export class VersionLimits extends MinuteLimit {
  constructor(now: () => number) {
    super({ perMinute: 60, maxKeys: 20_000, now });
  }
}
