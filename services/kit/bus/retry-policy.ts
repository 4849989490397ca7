/** How often a message that cannot be handled is tried, and how long it rests after its n-th failure. */
export interface RetryPolicy {
  tries: number;
  restMs(failure: number): number;
}

/** 0.2 s at first and 30 s at most, a minute and a half in all; then the message goes to the dead letters. */
export const defaultRetryPolicy: RetryPolicy = {
  tries: 8,
  restMs: (failure) => Math.min(200 * 3 ** (failure - 1), 30_000),
};
