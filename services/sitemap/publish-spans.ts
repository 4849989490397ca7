import { nextDay, startOfDay } from '../../proto/event-times.ts';

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
  zones: ReadonlyMap<string, string>,
): PublishSpan[] {
  const spans = new Map<string, PublishSpan>();
  for (const region of regions) {
    const timeZone = zones.get(region) ?? 'UTC';
    const span = spans.get(timeZone);
    if (span) span.regions.push(region);
    else
      spans.set(timeZone, {
        timeZone,
        regions: [region],
        from: startOfDay(from, timeZone).toISOString(),
        before: startOfDay(nextDay(to), timeZone).toISOString(),
      });
  }
  return [...spans.values()];
}
