export interface RetryPolicy {
  maxAttempts: number;
  delayMs(failure: number): number;
}

export const defaultRetryPolicy: RetryPolicy = {
  maxAttempts: 8,
  delayMs: (failure) => Math.min(200 * 3 ** (failure - 1), 30_000),
};
