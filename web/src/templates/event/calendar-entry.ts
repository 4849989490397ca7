import { encodePart } from '../../../../proto/unicode.ts';

interface Entry {
  title: string;
  /** The day, as `2027-02-11` or with a time behind it, which is not told: an event has a day. */
  date: string | undefined;
  place: string | undefined;
  /** Where the event is told of; also what makes the entry the same one when it is taken twice. */
  address: string;
  /** When the page was last changed, as an instant. */
  changedAt: string;
}

/** A day for a calendar, as an address that holds the whole file; nothing while the day is not known. */
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
