import { encodePart } from '../../../../proto/unicode.ts';

interface Entry {
  title: string;
  /** An ISO date, optionally with a time, which is ignored: events last all day. */
  date: string | undefined;
  place: string | undefined;
  /** URL of the event; also makes its calendar UID stable across downloads. */
  address: string;
  changedAt: string;
}

/** A data URL of an iCalendar file; empty without a date. */
export function calendarEntry({ title, date, place, address, changedAt }: Entry): string {
  const day = /^(\d{4})-(\d\d)-(\d\d)/.exec(date ?? '');
  if (!day) return '';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//events//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(address)}`,
    `DTSTAMP:${changedAt.replace(/\.\d+|[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${day.slice(1).join('')}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodePart(lines.join('\r\n'))}`;
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');
