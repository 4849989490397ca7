export interface RetryPolicy {
  maxAttempts: number;
  delayMs(failure: number): number;
}

/** From 0.2 s to 30 s, 90 s in total. */
export const defaultRetryPolicy: RetryPolicy = {
  maxAttempts: 8,
  delayMs: (failure) => Math.min(200 * 3 ** (failure - 1), 30_000),
};
