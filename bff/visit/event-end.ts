import { findEventTimes, type EventHeader } from '../../proto/event-times.ts';
import type { Page } from '../../proto/entities/page.ts';
import type { Region } from '../../proto/entities/region.ts';
import type { VisitRead } from './visit-read.ts';

export type DatedEvent = Pick<Page, 'header' | 'pageType' | 'region'>;

export function findEnd({ header, pageType, region }: DatedEvent, regions: readonly Region[]): number | null {
  if (pageType !== 'event') return null;
  const ofEvent = regions.find(({ _id }) => _id === region?._id);
  return findEventTimes(header as EventHeader, ofEvent?.timeZone)?.overAt.getTime() ?? null;
}

/** A page that shows an upcoming event is valid until the event ends. */
export function hasEventEnded(reading: VisitRead, event: DatedEvent, regions: readonly Region[]): boolean {
  const end = findEnd(event, regions);
  if (end === null) return false;
  if (end <= Date.now()) return true;
  reading.expireAt(end);
  return false;
}
