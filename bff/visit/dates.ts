import { dayIn, findEventEnd, nextDay, startOfDay } from '../../proto/event-times.ts';
import { contentSections, type Page } from '../../proto/entities/page.ts';
import type { Region } from '../../proto/entities/region.ts';
import { walkValues } from '../../proto/blocks/walk-content.ts';
import { oncePerObject } from '../../services/kit/once-per-object.ts';
import type { VisitRead } from './visit-read.ts';

type DatedEvent = Pick<Page, 'header' | 'pageType' | 'region'>;

function findEnd(event: DatedEvent, regions: readonly Region[]): number | null {
  const ofEvent = regions.find(({ _id }) => _id === event.region?._id);
  return findEventEnd(event, ofEvent?.timeZone)?.getTime() ?? null;
}

/** Limits the validity of the visit to the end of the event, because the page must change then. */
export function hasEventEnded(reading: VisitRead, event: DatedEvent, regions: readonly Region[]): boolean {
  const end = findEnd(event, regions);
  if (end === null) return false;
  if (end <= Date.now()) return true;
  reading.expireAt(end);
  return false;
}

interface SortedEvents<T> {
  articles: T[];
  upcoming: number;
  nextEnd: number;
}

/** Puts events that have not ended first, starting with the next one. Past events and those without a date follow, latest first. */
export function sortUpcomingFirst<T extends DatedEvent>(
  newestFirst: T[],
  regions: readonly Region[],
  now: number,
): SortedEvents<T> {
  const ends = new Map(newestFirst.map((event) => [event, findEnd(event, regions) ?? 0]));
  const upcoming = newestFirst.filter((event) => ends.get(event)! > now).reverse();
  return {
    articles: [...upcoming, ...newestFirst.filter((event) => ends.get(event)! <= now)],
    upcoming: upcoming.length,
    nextEnd: Math.min(Infinity, ...upcoming.map((event) => ends.get(event)!)),
  };
}

/** Returns the end of the day, in milliseconds since the epoch, if the page shows something until a day, and otherwise `Infinity`. */
export function findDateChange(page: Page | null, timeZone: string, now: Date): number {
  const days = contentSections.flatMap((section) => findClosingDates(page?.[section]));
  if (days.length === 0) return Infinity;
  const today = dayIn(now, timeZone);
  return days.some((day) => day >= today) ? startOfDay(nextDay(today), timeZone).getTime() : Infinity;
}

const findClosingDates = oncePerObject((part: unknown): string[] =>
  [...walkValues(part)].flatMap(({ type, value }) =>
    type.kind === 'date' && type.shownUntil && typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
      ? [value.slice(0, 10)]
      : [],
  ),
);
