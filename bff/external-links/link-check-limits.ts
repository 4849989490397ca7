import { MinuteLimit } from '../gateway/minute-limit.ts';

/** Limits the checks of each user, because each can cause a hundred requests to other websites. */
export class LinkCheckLimits extends MinuteLimit {
  constructor(now: () => number) {
    super({ perMinute: 20, maxKeys: 10_000, now });
  }
}
