import type { Page } from '../../../../proto/entities/page.ts';
import { useMessages } from '../../messages/use-messages.ts';
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
import { DateOf } from '../../visit/articles/FormattedDate.tsx';
import { Tags } from '../../visit/articles/Tags.tsx';
import { plainText } from '../../visit/text/plain-text.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import { calendarEntry } from './calendar-entry.ts';
import './event.css';

interface EventHeader {
  place?: string;
  link?: LinkValue;
}

export function Event({ page }: { page: Page }) {
  const { origin } = useVisit();
  const isEdited = useParts() !== null;
  const { event } = useMessages();
  const { header } = page;
  const { place, link } = header as EventHeader;
  const entry = calendarEntry({
    title: plainText(header.title),
    date: header.date,
    place,
    address: `${origin}/${page.slug}`,
    changedAt: page.updatedAt,
  });
  return (
    <article className="event">
      <header className="event-header">
        <div className="event-words">
          <Breadcrumb page={page} />
          <Text at="header.label" value={header.label} className="label" placeholder="Label" />
          <Text at="header.title" value={header.title} as="h1" placeholder="Title" />
          <RichText at="header.introduction" value={header.introduction} className="lead" placeholder="Introduction" />
          <ul className="event-facts" role="list">
            {(header.date || isEdited) && (
              <li>
                <Icon name="contactCalendar" />
                <Setting at="header.date" isEmpty={!header.date}>
                  <DateOf value={header.date} />
                </Setting>
              </li>
            )}
            {place && (
              <li>
                <Icon name="location" />
                <Text at="header.place" value={place} as="span" />
              </li>
            )}
          </ul>
          <div className="opening-actions">
            <Link at="header.link" value={link} className="button" />
            {entry && (
              <a className="arrow" href={entry} download="event.ics">
                {event.addToCalendar}
              </a>
            )}
          </div>
        </div>
        <Picture at="header.image" value={header.image} sizes="(min-width: 1024px) 45vw, 100vw" priority />
      </header>
      <Contents at="eventContents" items={page.eventContents} />
      <Text at="author" value={page.author} className="event-author" placeholder="Author" />
      <Tags tags={page.tags} pageType={page.pageType} />
      <Contents at="contents" items={page.contents} />
    </article>
  );
}
