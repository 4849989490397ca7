import type { Page } from '../../../../proto/entities/page.ts';
import { type EventHeader, findEventTimes, formatWithOffset, type EventTimes } from '../../../../proto/event-times.ts';
import { slugToPath } from '../../../../proto/slug.ts';
import { useMessages, useLocale } from '../../messages/use-messages.ts';
import type { Link as LinkValue } from '../../../../proto/values.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { Link } from '../../blocks/parts/Link.tsx';
import { Picture } from '../../blocks/parts/Picture.tsx';
import { RichText } from '../../blocks/parts/RichText.tsx';
import { useParts } from '../../blocks/parts/parts-context.ts';
import { Setting } from '../../blocks/parts/Setting.tsx';
import { Text } from '../../blocks/parts/Text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Breadcrumb } from '../../visit/breadcrumb/Breadcrumb.tsx';
import { Tags } from '../../visit/articles/Tags.tsx';
import { useVisit } from '../../visit/context/visit-context.ts';
import { EventPlace } from './EventPlace.tsx';
import { findStatus } from './event-choices.ts';
import * as styles from './event.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import * as openingStyles from '../opening.module.css';
import * as buttonStyles from '../../ui/button.module.css';

interface Fields extends EventHeader {
  status?: string;
  place?: string;
  address?: string;
  price?: string;
  mapLink?: LinkValue;
  link?: LinkValue;
}

export function Event({ page }: { page: Page }) {
  const { hasEnded } = useVisit();
  const isEdited = useParts() !== null;
  const { event } = useMessages();
  const { header } = page;
  const fields = header as Fields;
  const status = findStatus(fields.status);
  const notice = hasEnded ? event.ended : status !== 'scheduled' && event[status];
  const isOpen = !hasEnded && (status === 'scheduled' || status === 'postponed');
  return (
    <article>
      <header className={styles.header}>
        <div className={styles.words}>
          <Breadcrumb page={page} />
          <Text at="header.label" value={header.label} className={layoutStyles.label} placeholder="Label" />
          <Text at="header.title" value={header.title} as="h1" placeholder="Title" />
          <RichText
            at="header.introduction"
            value={header.introduction}
            className={layoutStyles.lead}
            placeholder="Introduction"
          />
          {notice && <p className={styles.notice}>{notice}</p>}
          <ul className={styles.facts} role="list">
            {(header.date || isEdited) && (
              <li>
                <Icon name="contactCalendar" />
                <Setting at="header.date" isEmpty={!header.date}>
                  <EventTime header={fields} />
                </Setting>
              </li>
            )}
            <EventPlace {...fields} />
            {(fields.price || isEdited) && (
              <li>
                <Text at="header.price" value={fields.price} as="span" placeholder="Price" />
              </li>
            )}
          </ul>
          <div className={openingStyles.actions}>
            {(isOpen || isEdited) && <Link at="header.link" value={fields.link} className={buttonStyles.button} />}
            {isOpen && header.date && (
              <a className={buttonStyles.arrow} href={`${slugToPath(page.slug)}/event.ics`} download="event.ics">
                {event.addToCalendar}
              </a>
            )}
          </div>
        </div>
        <Picture
          at="header.image"
          value={header.image}
          sizes="(min-width: 1584px) 44rem, (min-width: 1024px) 45vw, 92vw"
          priority
        />
      </header>
      <Contents at="eventContents" items={page.eventContents} />
      <Text at="author" value={page.author} className={styles.author} placeholder="Author" />
      <Tags tags={page.tags} pageType={page.pageType} />
      <Contents at="contents" items={page.contents} />
    </article>
  );
}

/** Hydration keeps the text of the server, because browsers may use other spaces in a range. */
function EventTime({ header }: { header: EventHeader }) {
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
  // English without a country would use the date order of the United States.
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
