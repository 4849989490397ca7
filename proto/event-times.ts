export interface EventHeader {
  /** First day, such as `2027-02-11`. */
  date?: string;
  startTime?: string;
  endDate?: string;
  endTime?: string;
  /** IANA name of a time zone; empty for the one of the region. */
  timeZone?: string;
}

export interface EventTimes {
  isAllDay: boolean;
  timeZone: string;
  firstDay: string;
  lastDay: string;
  startsAt: Date;
  /** Null if the event has a start time but no known end. */
  endsAt: Date | null;
  /** Time from which the event counts as over. */
  overAt: Date;
}

/** Returns null without a valid first day. An end time before the start time is on the next day, as in 22:00 to 02:00. */
export function findEventTimes(header: EventHeader, zoneOfRegion = ''): EventTimes | null {
  const firstDay = validDay(header.date);
  if (!firstDay) return null;
  const timeZone = [header.timeZone, zoneOfRegion].find((zone) => zone && isTimeZone(zone)) || 'UTC';
  const endDay = validDay(header.endDate);
  const start = validTime(header.startTime);
  const end = validTime(header.endTime);
  const isOvernight = start !== undefined && end !== undefined && end < start;
  const lastDay = endDay && endDay > firstDay ? endDay : isOvernight ? nextDay(firstDay) : firstDay;
  const midnight = startOfDay(nextDay(lastDay), timeZone);
  const startsAt = toInstant(firstDay, start ?? '00:00', timeZone);
  const named = start && end && toInstant(lastDay, end, timeZone);
  const endsAt = start ? (named && named > startsAt ? named : null) : midnight;
  return { isAllDay: !start, timeZone, firstDay, lastDay, startsAt, endsAt, overAt: endsAt ?? midnight };
}

/** Returns the time from which a page is about a past event; null for other pages and for an event without a valid first day. */
export const findEventEnd = (page: { pageType: string; header: object }, zoneOfRegion = ''): Date | null =>
  page.pageType === 'event' ? (findEventTimes(page.header, zoneOfRegion)?.overAt ?? null) : null;

/** Returns a time such as `2027-02-11T07:30:00+11:00`. */
export function formatWithOffset(instant: Date, timeZone: string): string {
  const offset = offsetAt(instant, timeZone);
  return (
    localTime(instant, timeZone) + (offset < 0 ? '-' : '+') + new Date(Math.abs(offset)).toISOString().slice(11, 16)
  );
}

/** Returns a day such as `2027-02-11`. */
export const dayIn = (instant: Date, timeZone: string): string => localTime(instant, timeZone).slice(0, 10);

export const startOfDay = (day: string, timeZone: string): Date => toInstant(day, '00:00', timeZone);

export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

function toInstant(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const first = asUtc - offsetAt(new Date(asUtc), timeZone);
  // The offset can change between both instants, for example when summer time begins.
  return new Date(asUtc - offsetAt(new Date(first), timeZone));
}

/** Returns a time such as `2027-02-11T07:30:00`; the Swedish format differs only in the space. */
const localTime = (instant: Date, timeZone: string): string =>
  instant.toLocaleString('sv', { timeZone }).replace(' ', 'T');

const offsetAt = (instant: Date, timeZone: string): number =>
  Date.parse(`${localTime(instant, timeZone)}Z`) - Math.floor(instant.getTime() / 1000) * 1000;

const validDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[12]\d{3}-\d\d-\d\d/.test(value) && isRealDay(value.slice(0, 10))
    ? value.slice(0, 10)
    : undefined;

function isRealDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

const validTime = (value: unknown): string | undefined =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined;

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
