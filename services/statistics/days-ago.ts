/** The day in UTC, as in 2026-11-24. */
export const daysAgo = (count: number, now: Date): string =>
  new Date(now.getTime() - count * 86_400_000).toISOString().slice(0, 10);
