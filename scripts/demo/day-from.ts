const DAY_MS = 86_400_000;

/** The working day that many days after now, or before it: a demo that is added next year is as fresh as one of today. */
export function dayFrom(now: Date, days: number): string {
  const day = new Date(now.getTime() + days * DAY_MS);
  const overWeekend = { 0: 1, 6: 2 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + overWeekend * DAY_MS).toISOString().slice(0, 10);
}
