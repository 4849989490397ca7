import { calendarEntry } from './calendar-entry.ts';

const event = {
  title: 'Breakfast, with eggs; and tea',
  date: '2027-02-11',
  place: 'The Calyx, Sydney',
  address: 'https://banksia.example/au/event/breakfast',
  changedAt: '2026-11-02T03:00:00.000Z',
};
const linesOf = (entry: string) => decodeURIComponent(entry.replace(/^.*?,/, '')).split('\r\n');

test('an event is a day in a calendar, with its place and the URL of its page', () => {
  expect(linesOf(calendarEntry(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//events//EN',
    'BEGIN:VEVENT',
    'UID:https://banksia.example/au/event/breakfast',
    'DTSTAMP:20261102T030000Z',
    'DTSTART;VALUE=DATE:20270211',
    'SUMMARY:Breakfast\\, with eggs\\; and tea',
    'LOCATION:The Calyx\\, Sydney',
    'URL:https://banksia.example/au/event/breakfast',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a line break in a title starts no new line', () => {
  expect(linesOf(calendarEntry({ ...event, title: 'A\r\nBEGIN:VALARM' }))).toContain('SUMMARY:A BEGIN:VALARM');
});

test('without a date there is no entry, and without a place no location', () => {
  expect(calendarEntry({ ...event, date: 'soon' })).toBe('');
  expect(calendarEntry({ ...event, date: undefined })).toBe('');
  expect(calendarEntry({ ...event, place: '' })).not.toContain('LOCATION');
});
