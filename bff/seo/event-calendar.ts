import type { Page } from '../../proto/entities/page.ts';
import { findEventTimes, nextDay, type EventHeader } from '../../proto/event-times.ts';
import { plainText } from '../../proto/rich-text.ts';
import type { Visit } from '../../proto/visit.ts';

type Header = EventHeader & Page['header'] & { place?: unknown; address?: unknown; status?: unknown };

const STATUS: Record<string, string> = { cancelled: 'CANCELLED', postponed: 'TENTATIVE' };

/** An event without an end lasts one hour, because calendars draw an event without a duration as a line. */
export function renderCalendar({ page, region, origin, canonical }: Visit): string | null {
  if (page?.pageType !== 'event') return null;
  const header = page.header as Header;
  const times = findEventTimes(header, region?.timeZone);
  if (!times) return null;
  const { isAllDay, firstDay, lastDay, startsAt, endsAt } = times;
  const location = [header.place, header.address].filter((part) => typeof part === 'string' && part !== '').join(', ');
  const description = header.description?.trim() || plainText(header.introduction ?? '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${page._id}`,
    `SEQUENCE:${page.revision}`,
    `DTSTAMP:${utc(new Date(page.lastPublished ?? page.updatedAt))}`,
    ...(isAllDay
      ? [`DTSTART;VALUE=DATE:${compact(firstDay)}`, `DTEND;VALUE=DATE:${compact(nextDay(lastDay))}`]
      : [`DTSTART:${utc(startsAt)}`, endsAt ? `DTEND:${utc(endsAt)}` : 'DURATION:PT1H']),
    `SUMMARY:${escape((header.title || page.title || '').trim())}`,
    ...(description ? [`DESCRIPTION:${escape(description)}`] : []),
    ...(location ? [`LOCATION:${escape(location)}`] : []),
    `STATUS:${STATUS[String(header.status)] ?? 'CONFIRMED'}`,
    `URL:${origin}${canonical}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(fold).join('\r\n');
}

const compact = (day: string): string => day.replaceAll('-', '');
const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escape = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim();

const MAX_OCTETS = 75;

/** Splits lines at 75 octets, the limit of RFC 5545. A continuation starts with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MAX_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
