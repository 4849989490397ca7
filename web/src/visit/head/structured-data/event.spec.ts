import { pageFixture, visitFixture } from '../../visit.fixture.ts';
import { createEvent } from './event.ts';

const url = 'https://banksia.example/au/event/breakfast';
const breakfast = {
  ...{ title: 'Breakfast', date: '2027-02-11', startTime: '07:30', endTime: '09:00', status: 'scheduled' },
  ...{ place: 'The Calyx', address: '1 Road', link: { type: 'page' as const, href: '/au/contact', text: 'Seat' } },
};
const eventOf = (header: object, hasEnded = false) =>
  createEvent(
    visitFixture({ page: pageFixture({ pageType: 'event', header: { ...breakfast, ...header } }), hasEnded }),
    url,
  );

test('an event has its times with their offset, its place, status and registration', () => {
  expect(eventOf({})).toMatchObject({
    startDate: '2027-02-11T07:30:00+11:00',
    endDate: '2027-02-11T09:00:00+11:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'The Calyx', address: '1 Road' },
    offers: { url: 'https://banksia.example/au/contact', availability: 'https://schema.org/InStock' },
  });
});

test.each([
  ['soldOut', 'EventScheduled', 'https://schema.org/SoldOut'],
  ['cancelled', 'EventCancelled', undefined],
  ['postponed', 'EventPostponed', 'https://schema.org/InStock'],
])('an event that is %s is %s for search engines', (status, expected, availability) => {
  const event = eventOf({ status })!;
  expect(event.eventStatus).toBe(`https://schema.org/${expected}`);
  expect((event.offers as { availability: string } | undefined)?.availability).toBe(availability);
});

test('an event in the past, and one whose button is an email address, offer nothing', () => {
  expect(eventOf({}, true)!.offers).toBeUndefined();
  expect(eventOf({ link: { type: 'external', href: 'mailto:a@b.example', text: 'Write' } })!.offers).toBeUndefined();
});

test.each([
  ['Free', 0],
  ['free of charge', 0],
  ['Kostenlos', 0],
  ['$40', undefined],
  ['', undefined],
])('an event with the price %j has the price %j for search engines', (price, expected) => {
  expect((eventOf({ price })!.offers as { price?: number }).price).toBe(expected);
});
