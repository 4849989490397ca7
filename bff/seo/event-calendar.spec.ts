import type { Page } from '../../proto/entities/page.ts';
import { pageFixture, regionsFixture, visitFixture } from '../../web/src/visit/visit.fixture.ts';
import { renderCalendar } from './event-calendar.ts';

const calendarOf = (header: Page['header'], more: Partial<Page> = {}) => {
  const page = pageFixture({ pageType: 'event', template: 'event', header, revision: 7, ...more });
  return renderCalendar(visitFixture({ page, region: regionsFixture[0]!, canonical: '/au/event/breakfast' }));
};
const unfold = (file: string | null) => file!.replaceAll('\r\n ', '').split('\r\n');

const breakfast = {
  ...{ title: 'Breakfast, with eggs; and tea', date: '2027-02-11', startTime: '07:30', endTime: '09:00' },
  ...{ place: 'The Calyx', address: 'Mrs Macquaries Rd, Sydney', introduction: '<p>Eggs &amp; tea</p>' },
};

test('an event has its times in UTC, its place, and an identity that stays when it changes', () => {
  expect(unfold(calendarOf(breakfast))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:page-1',
    'SEQUENCE:7',
    'DTSTAMP:20261102T030000Z',
    'DTSTART:20270210T203000Z',
    'DTEND:20270210T220000Z',
    'SUMMARY:Breakfast\\, with eggs\\; and tea',
    'DESCRIPTION:Eggs & tea',
    'LOCATION:The Calyx\\, Mrs Macquaries Rd\\, Sydney',
    'STATUS:CONFIRMED',
    'URL:https://banksia.example/au/event/breakfast',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['an end on the next day', { startTime: '22:00', endTime: '02:00' }, 'DTEND:20270211T150000Z'],
  ['no end', { startTime: '22:00', endTime: '' }, 'DURATION:PT1H'],
])('an event with %s has a length', (_what, times, expected) => {
  expect(unfold(calendarOf({ ...breakfast, ...times }))).toContain(expected);
});

test('an event without times lasts whole days; the end is the day after the last', () => {
  const lines = unfold(calendarOf({ title: 'Fair', date: '2027-02-27', endDate: '2027-02-28' }));
  expect(lines.filter((line) => line.startsWith('DT'))).toEqual([
    'DTSTAMP:20261102T030000Z',
    'DTSTART;VALUE=DATE:20270227',
    'DTEND;VALUE=DATE:20270301',
  ]);
});

test.each([
  ['cancelled', 'CANCELLED'],
  ['postponed', 'TENTATIVE'],
  ['soldOut', 'CONFIRMED'],
])('an event that is %s has the status %s', (status, expected) => {
  expect(unfold(calendarOf({ ...breakfast, status }))).toContain(`STATUS:${expected}`);
});

test('a line break in a title starts no new line, and no line is longer than 75 octets', () => {
  expect(unfold(calendarOf({ ...breakfast, title: 'A\r\nBEGIN:VALARM' }))).toContain('SUMMARY:A BEGIN:VALARM');
  const file = calendarOf({ ...breakfast, title: 'Whānau 🌿 '.repeat(30) })!;
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfold(file)).toContain(`SUMMARY:${'Whānau 🌿 '.repeat(30).trim()}`);
});

test('a page that is not an event, or has no date, has no calendar', () => {
  expect(calendarOf({ title: 'Some day', date: 'soon' })).toBeNull();
  expect(calendarOf(breakfast, { pageType: 'news' })).toBeNull();
});
