import { renderToString } from 'react-dom/server';
import { pageFixture, visitFixture } from '../../visit/visit.fixture.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import { allViews } from '../../visit/loading/all-views.ts';
import { Site } from '../../visit/Site.tsx';
import { findEventTimes } from '../../../../proto/event-times.ts';
import { mapHref } from './EventPlace.tsx';
import { formatEventTime } from './Event.tsx';

const breakfast = {
  ...{ title: 'Breakfast', date: '2027-02-11', startTime: '07:30', endTime: '09:00', place: 'The Calyx' },
  ...{ address: '1 Mrs Macquaries Road', link: { type: 'anchor' as const, href: 'register', text: 'Keep me a seat' } },
};

function htmlOf(header: Page['header'], hasEnded = false): string {
  const page = pageFixture({ pageType: 'event', template: 'event', slug: 'au/event/breakfast', header });
  return renderToString(<Site visit={visitFixture({ page, hasEnded })} views={allViews} />);
}

test('an event shows its times, place, map, registration and calendar file', () => {
  const html = htmlOf(breakfast);
  expect(html).toContain('dateTime="2027-02-11T07:30:00+11:00"');
  expect(html).toContain('https://www.openstreetmap.org/search?query=1%20Mrs%20Macquaries%20Road');
  expect(html).toContain('href="#register"');
  expect(html).toContain('href="/au/event/breakfast/event.ics"');
});

test.each([
  ['soldOut', 'Sold out'],
  ['cancelled', 'This event is cancelled.'],
])('an event that is %s says so and offers neither registration nor calendar file', (status, notice) => {
  const html = htmlOf({ ...breakfast, status });
  expect(html).toContain(notice);
  expect(html).not.toMatch(/Keep me a seat|event\.ics/);
});

test('a postponed event says so', () => {
  expect(htmlOf({ ...breakfast, status: 'postponed' })).toContain('This event is postponed.');
});

test('an event in the past says so instead of its status', () => {
  const html = htmlOf({ ...breakfast, status: 'soldOut' }, true);
  expect(html).toContain('This event has ended.');
  expect(html).not.toMatch(/Sold out|Keep me a seat|event\.ics/);
});

test('a map is derived from the address unless one is given, and an online event has none', () => {
  expect(mapHref({ place: 'The Calyx' })).toBe('https://www.openstreetmap.org/search?query=The%20Calyx');
  const mapLink = { type: 'external' as const, href: 'https://maps.example/calyx', text: '' };
  expect(mapHref({ place: 'The Calyx', address: '1 Road', mapLink })).toBe('https://maps.example/calyx');
  expect(htmlOf({ ...breakfast, place: 'Online, by video', address: '' })).not.toContain('openstreetmap');
});

test.each([
  ['en-AU', { startTime: '07:30' }, /^Thursday,? 11 February 2027.* 7:30\sam AEDT$/],
  ['en-GB', { startTime: '07:30', endTime: '09:00' }, /^Thursday,? 11 February 2027.* 0?7:30\s?–\s?0?9:00 /],
  ['de-DE', { startTime: '07:30' }, /^Donnerstag, 11\. Februar 2027.* 07:30 /],
  ['en-AU', {}, /^Thursday,? 11 February 2027$/],
  ['en-AU', { endDate: '2027-02-12' }, /^Thursday,? 11.*Friday,? 12 February 2027$/],
])('in %s the times of %j are written as in that language', (language, header, expected) => {
  expect(formatEventTime(findEventTimes({ date: '2027-02-11', ...header }, 'Australia/Sydney')!, language)).toMatch(
    expected,
  );
});
