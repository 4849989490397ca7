export interface RetryPolicy {
  tries: number;
  restMs(failure: number): number;
}

/** From 0.2 s to 30 s, 90 s in total. */
export const defaultRetryPolicy: RetryPolicy = {
  tries: 8,
  restMs: (failure) => Math.min(200 * 3 ** (failure - 1), 30_000),
};
