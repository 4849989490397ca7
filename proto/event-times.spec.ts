import { dayIn, findEventTimes, formatWithOffset } from './event-times.ts';

const timesOf = (header: Parameters<typeof findEventTimes>[0], zone = 'Australia/Sydney') => {
  const times = findEventTimes(header, zone);
  return (
    times && {
      ...times,
      startsAt: formatWithOffset(times.startsAt, times.timeZone),
      endsAt: times.endsAt && formatWithOffset(times.endsAt, times.timeZone),
      overAt: times.overAt.toISOString(),
    }
  );
};

test('an event with times starts and ends in its own time zone', () => {
  expect(timesOf({ date: '2027-02-11', startTime: '07:30', endTime: '09:00', timeZone: 'Australia/Perth' })).toEqual({
    isAllDay: false,
    timeZone: 'Australia/Perth',
    firstDay: '2027-02-11',
    lastDay: '2027-02-11',
    startsAt: '2027-02-11T07:30:00+08:00',
    endsAt: '2027-02-11T09:00:00+08:00',
    overAt: '2027-02-11T01:00:00.000Z',
  });
});

test('an event without a time zone has that of its region, or else UTC', () => {
  const event = { date: '2027-01-11', startTime: '07:30' };
  expect(timesOf(event, 'Pacific/Auckland')?.startsAt).toBe('2027-01-11T07:30:00+13:00');
  expect(timesOf(event, '')?.startsAt).toBe('2027-01-11T07:30:00+00:00');
});

test.each([
  ['on the morning after clocks go forward', '2026-10-04', '03:30', '2026-10-04T03:30:00+11:00'],
  ['on the evening before', '2026-10-03', '23:30', '2026-10-03T23:30:00+10:00'],
  ['after clocks go back', '2027-04-04', '04:00', '2027-04-04T04:00:00+10:00'],
])('daylight saving counts %s', (_when, date, startTime, expected) => {
  expect(timesOf({ date, startTime })?.startsAt).toBe(expected);
});

test('an event without a start time lasts whole days, until midnight in its time zone', () => {
  expect(timesOf({ date: '2027-02-11', endDate: '2027-02-12', endTime: '09:00' })).toMatchObject({
    isAllDay: true,
    lastDay: '2027-02-12',
    overAt: '2027-02-12T13:00:00.000Z',
  });
});

test('an end that is earlier than the start is on the next day, also when clocks change', () => {
  expect(timesOf({ date: '2027-02-11', startTime: '22:00', endTime: '02:00' })).toMatchObject({
    lastDay: '2027-02-12',
    endsAt: '2027-02-12T02:00:00+11:00',
    overAt: '2027-02-11T15:00:00.000Z',
  });
  expect(timesOf({ date: '2027-04-03', startTime: '22:00', endTime: '04:00' })?.endsAt).toBe(
    '2027-04-04T04:00:00+10:00',
  );
  const named = { date: '2027-02-11', startTime: '22:00', endTime: '02:00' };
  expect(timesOf({ ...named, endDate: '2027-02-11' })?.lastDay).toBe('2027-02-12');
  expect(timesOf({ ...named, endDate: '2027-02-12' })?.lastDay).toBe('2027-02-12');
  expect(timesOf({ ...named, endDate: '2027-02-13' })?.endsAt).toBe('2027-02-13T02:00:00+11:00');
});

test('a day begins at another instant in each time zone', () => {
  const instant = new Date('2026-11-26T12:22:00Z');
  expect(dayIn(instant, 'Pacific/Auckland')).toBe('2026-11-27');
  expect(dayIn(instant, 'America/Los_Angeles')).toBe('2026-11-26');
});

test('an event without an end, or with an end at its start, is over at the end of its last day', () => {
  for (const end of [{}, { endTime: '07:30' }, { endDate: '2027-02-10' }, { endTime: 'late' }])
    expect(timesOf({ date: '2027-02-11', startTime: '07:30', ...end })).toMatchObject({
      endsAt: null,
      overAt: '2027-02-11T13:00:00.000Z',
    });
});

test.each([undefined, '', 'soon', '2027-02-30', '2027-13-01'])('the date %j is none', (date) => {
  expect(timesOf({ date })).toBeNull();
});

test('an unknown time zone or time is ignored', () => {
  expect(timesOf({ date: '2027-02-11', startTime: '25:00', timeZone: 'Moon/Crater' })).toMatchObject({
    isAllDay: true,
    timeZone: 'Australia/Sydney',
  });
});
