import { common, messages } from '../messages/messages.ts';

/** Returns a text such as “5:02PM Saturday 21 November 2026”. */
export function formatDateTime(instant: string | undefined): string {
  if (!instant) return common.notSet;
  const at = new Date(instant);
  const day = at.toLocaleDateString('en-AU', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return `${formatTime(at)} ${day.replaceAll(',', '')}`;
}

/** Returns a text such as “4:40PM – 5:02PM Saturday 21 November 2026”. */
export function formatTimeSpan(start: string, end: string): string {
  const [from, to] = [new Date(start), new Date(end)];
  const isOneDay = from.toDateString() === to.toDateString();
  return messages.history.span({
    start: isOneDay ? formatTime(from) : formatDateTime(start),
    end: formatDateTime(end),
  });
}

/** Returns a text such as “21 Nov 2026”. A text that is not a date is returned unchanged. */
export function formatDay(day: string): string {
  const at = new Date(day);
  if (Number.isNaN(at.getTime())) return day;
  return at.toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}

const formatTime = (at: Date): string =>
  at.toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit', hour12: true }).replace(/\s/g, '').toUpperCase();
