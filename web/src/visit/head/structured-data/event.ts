import { findEventTimes, formatWithOffset, type EventHeader } from '../../../../../proto/event-times.ts';
import type { Visit } from '../../../../../proto/visit.ts';
import { safeHref } from '../../../../../proto/href.ts';
import { isOnline, type Place } from '../../../templates/event/EventPlace.tsx';
import type { Link } from '../../../../../proto/values.ts';
import type { SchemaOrgThing } from './find-described.ts';

interface Header extends EventHeader, Place {
  status?: string;
  link?: Link;
  price?: string;
}

const STATUS: Record<string, string> = {
  scheduled: 'EventScheduled',
  soldOut: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
};

/** Returns null without a date or a place, because search engines reject such events. */
export function createEvent({ page, region, origin, hasEnded }: Visit, url: string): SchemaOrgThing | null {
  if (page?.pageType !== 'event') return null;
  const header = page.header as Header;
  const times = findEventTimes(header, region?.timeZone);
  const name = header.place || header.address;
  if (!times || !name) return null;
  const { isAllDay, firstDay, lastDay, startsAt, endsAt, timeZone } = times;
  const at = (instant: Date) => formatWithOffset(instant, timeZone);
  const online = isOnline(header);
  const status = STATUS[header.status ?? ''];
  return {
    '@type': 'Event',
    startDate: isAllDay ? firstDay : at(startsAt),
    endDate: isAllDay ? lastDay : endsAt ? at(endsAt) : undefined,
    eventStatus: status && `https://schema.org/${status}`,
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name, address: header.address || header.place },
    offers: hasEnded || header.status === 'cancelled' ? undefined : createOffer(header, { origin, url }),
  };
}

const FREE = /^(free|gratis|kostenfrei|kostenlos|免费)/i;

function createOffer(
  { link, status, price = '' }: Header,
  { origin, url }: { origin: string; url: string },
): SchemaOrgThing | undefined {
  const href = link ? safeHref(link) : '';
  if (href === '' || /^(mailto|tel):/i.test(href)) return undefined;
  const availability = `https://schema.org/${status === 'soldOut' ? 'SoldOut' : 'InStock'}`;
  const address = new URL(href, href.startsWith('/') ? origin : url).href;
  return { '@type': 'Offer', url: address, price: FREE.test(price.trim()) ? 0 : undefined, availability };
}
