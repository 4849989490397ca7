import { findEventTimes } from '../../proto/event-times.ts';

export interface PublishSpan {
  timeZone: string;
  /** Address prefixes of the regions of this time zone. */
  regions: string[];
  from: string;
  before: string;
}

/** When the days begin and end for each region, one span for each time zone. */
export function findPublishSpans(
  { from, to }: { from: string; to: string },
  regions: readonly string[],
  codes: ReadonlyMap<string, string>,
): PublishSpan[] {
  const spans = new Map<string, PublishSpan>();
  for (const region of regions) {
    const { timeZone, startsAt, overAt } = findEventTimes({ date: from, endDate: to }, codes.get(region))!;
    const span = spans.get(timeZone);
    if (span) span.regions.push(region);
    else
      spans.set(timeZone, {
        timeZone,
        regions: [region],
        from: startsAt.toISOString(),
        before: overAt.toISOString(),
      });
  }
  return [...spans.values()];
}
