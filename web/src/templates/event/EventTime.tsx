import { findEventTimes, formatWithOffset, type EventHeader, type EventTimes } from '../../../../proto/event-times.ts';
import { useLocale } from '../../messages/use-messages.ts';
import { useVisit } from '../../visit/context/visit-context.ts';

/** The words of the server stay, because browsers can format a range with other spaces. */
export function EventTime({ header }: { header: EventHeader }) {
  const { region } = useVisit();
  const { language } = useLocale();
  const times = findEventTimes(header, region?.timeZone);
  if (!times) return header.date ? <span>{header.date}</span> : null;
  return (
    <time
      dateTime={times.isAllDay ? times.firstDay : formatWithOffset(times.startsAt, times.timeZone)}
      suppressHydrationWarning
    >
      {formatEventTime(times, language)}
    </time>
  );
}

export function formatEventTime({ isAllDay, firstDay, lastDay, ...times }: EventTimes, language: string): string {
  const { startsAt, endsAt, timeZone } = times;
  // English without a country would use the order of the United States.
  const locale = language === 'en' ? 'en-AU' : language;
  if (isAllDay) {
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
    return days.formatRange(new Date(firstDay), new Date(lastDay));
  }
  const format = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone,
    timeZoneName: 'short',
  });
  return endsAt ? format.formatRange(startsAt, endsAt) : format.format(startsAt);
}
