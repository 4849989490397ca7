const DAY_MS = 86_400_000;

/** Dates are relative to today and fall on working days, so that the demo never looks old. */
export function dayFrom(now: Date, days: number): string {
  const day = new Date(now.getTime() + days * DAY_MS);
  const overWeekend = { 0: 1, 6: 2 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + overWeekend * DAY_MS).toISOString().slice(0, 10);
}
