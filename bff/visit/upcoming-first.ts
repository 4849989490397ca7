import type { Region } from '../../proto/entities/region.ts';
import { findEnd, type DatedEvent } from './event-end.ts';

interface SortedEvents<T> {
  articles: T[];
  upcoming: number;
  nextEnd: number;
}

/** Events that have not ended, the next one first, then past ones and those without a date, latest first. */
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
