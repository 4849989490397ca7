import type { Output } from '../../../../../proto/contract.ts';
import type { sitemap } from '../../../../../proto/sitemap.ts';

export type CalendarEntry = Output<typeof sitemap.calls.calendar>['entries'][number];

/** A page on one day, with everything that it has there. */
export interface DayItem {
  page: Pick<CalendarEntry, '_id' | 'slug' | 'title' | 'region' | 'status'>;
  entries: readonly CalendarEntry[];
}

/** A page that went live on its own date is one item; the order is that of first entries. */
export function groupByDay(entries: readonly CalendarEntry[]): Map<string, DayItem[]> {
  const days = new Map<string, DayItem[]>();
  for (const entry of entries) {
    const items = days.get(entry.day) ?? [];
    const at = items.findIndex(({ page }) => page._id === entry._id);
    if (at < 0) items.push({ page: entry, entries: [entry] });
    else items[at] = { page: entry, entries: [...items[at]!.entries, entry] };
    days.set(entry.day, items);
  }
  return days;
}
