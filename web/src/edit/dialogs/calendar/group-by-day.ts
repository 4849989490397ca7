import type { Output } from '../../../../../proto/contract.ts';
import type { sitemap } from '../../../../../proto/sitemap.ts';

export type CalendarEntry = Output<typeof sitemap.calls.calendar>['entries'][number];

/** A page with all of its entries on one day. */
export interface DayItem {
  page: Pick<CalendarEntry, '_id' | 'slug' | 'title' | 'region' | 'status'>;
  entries: readonly CalendarEntry[];
}

/** Combines the entries of a page on one day. Items are in the order of their first entries. */
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
