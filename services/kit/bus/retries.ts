export interface RetryPolicy {
  maxAttempts: number;
  delayMs(failure: number): number;
}

export const defaultRetryPolicy: RetryPolicy = {
  maxAttempts: 8,
  delayMs: (failure) => Math.min(200 * 3 ** (failure - 1), 30_000),
};

/** When an event is redelivered to another replica, its count remains here, so the oldest counts are dropped. */
const MAX_COUNTS = 1000;

export class DocumentBackoff {
  private readonly held = new Map<string, { sequence: number; until: number }>();
  private readonly failures = new Map<number, number>();

  /** Counts failures instead of deliveries, because an event that only waited for an earlier one of its document is redelivered, too. */
  countFailure(sequence: number): number {
    const count = (this.failures.get(sequence) ?? 0) + 1;
    this.failures.set(sequence, count);
    const [oldest] = this.failures.keys();
    if (this.failures.size > MAX_COUNTS && oldest !== undefined) this.failures.delete(oldest);
    return count;
  }

  /** The hold expires shortly after the redelivery is due, because another replica may receive it. */
  hold(documentId: string, sequence: number, ms: number): void {
    this.held.set(documentId, { sequence, until: Date.now() + ms + 500 });
  }

  release(documentId: string, sequence: number): void {
    this.failures.delete(sequence);
    if (this.held.get(documentId)?.sequence === sequence) this.held.delete(documentId);
  }

  waitFor(documentId: string, sequence: number): number {
    const hold = this.held.get(documentId);
    if (!hold || hold.sequence >= sequence) return 0;
    const wait = hold.until - Date.now();
    if (wait <= 0) this.held.delete(documentId);
    return Math.max(wait, 0);
  }
}
