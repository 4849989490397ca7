import { common, messages } from '../../messages/messages.ts';
import type { CalendarEntry, DayItem } from './group-by-day.ts';

const t = messages.calendar;

/** Such as “Went live, Event starts · Australia · Draft”. */
export function describeItem({ page, entries }: DayItem, regionName: string): string {
  return [entries.map(describeEntry).join(', '), regionName, describeStatus(page.status, entries)]
    .filter(Boolean)
    .join(' · ');
}

function describeEntry({ kind, day, firstDay, lastDay }: CalendarEntry): string {
  if (kind === 'published') return t.wentLive;
  if (kind === 'article' || firstDay === lastDay) return common.templates[kind].label;
  return day === firstDay ? t.eventStarts : t.eventEnds;
}

function describeStatus(status: CalendarEntry['status'], entries: readonly CalendarEntry[]): string {
  if (status !== 'draft') return '';
  return entries.some(({ kind }) => kind === 'published') ? t.offline : common.draft;
}
