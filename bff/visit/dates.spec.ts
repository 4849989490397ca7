import type { Page } from '../../proto/entities/page.ts';
import { findDateChange, sortUpcomingFirst } from './dates.ts';

const on = (...headers: object[]) =>
  headers.map((header) => ({ pageType: 'event' as const, region: null, header: header as { date: string } }));
const orderOf = (now: string, ...headers: ({ date: string } & object)[]) => {
  const { articles, upcoming, nextEnd } = sortUpcomingFirst(on(...headers), [], Date.parse(now));
  return { dates: articles.map(({ header }) => header.date), upcoming, nextEnd };
};
const days = (...dates: string[]) => dates.map((date) => ({ date }));

describe('a list of events', () => {
  test('starts with the next one, today included, followed by past ones, latest first', () => {
    const dates = days('2026-12-01', '2026-07-01', '2026-06-15', '2026-06-14', '2025-01-01');
    expect(orderOf('2026-06-15T12:00Z', ...dates)).toEqual({
      dates: ['2026-06-15', '2026-07-01', '2026-12-01', '2026-06-14', '2025-01-01'],
      upcoming: 3,
      nextEnd: Date.parse('2026-06-16T00:00Z'),
    });
  });

  test('an event is past as soon as it has ended in its time zone', () => {
    const event = { date: '2026-06-15', startTime: '07:30', endTime: '09:00', timeZone: 'Australia/Perth' };
    expect(orderOf('2026-06-15T00:59:59Z', event)).toMatchObject({
      upcoming: 1,
      nextEnd: Date.parse('2026-06-15T01:00Z'),
    });
    expect(orderOf('2026-06-15T01:00Z', event)).toMatchObject({ upcoming: 0, nextEnd: Infinity });
  });

  test('may contain only past or only future events', () => {
    expect(orderOf('2026-06-15T12:00Z', ...days('2026-06-14', ''))).toMatchObject({ upcoming: 0 });
    expect(orderOf('2026-06-15T12:00Z', ...days('2026-08-01T10:00', '2026-07-01'))).toMatchObject({ upcoming: 2 });
    expect(orderOf('2026-06-15T12:00Z')).toMatchObject({ dates: [], upcoming: 0 });
  });
});

const pageOf = (...days: unknown[]) => {
  const jobs = { componentType: 'JobListings', key: 'j', jobs: days.map((closes, at) => ({ key: `r${at}`, closes })) };
  return { contents: [{ componentType: 'SplitContent', key: 's', left: [jobs] }] } as unknown as Page;
};

test.each<[string, Page | null, boolean]>([
  ['closes tomorrow', pageOf('2026-11-03'), true],
  ['closes today', pageOf('2026-11-02T00:00'), true],
  ['is over, next to one that is not', pageOf('2026-01-01', '2026-12-24'), true],
  ['is over', pageOf('2026-11-01'), false],
  ['has no last day', pageOf('', undefined), false],
  ['has something else there', pageOf({ day: '2026-12-24' }, 7, 'soon'), false],
  ['is on no page', null, false],
])('a page whose job %s', (_what, page, changes) => {
  const change = findDateChange(page, 'Australia/Sydney', new Date('2026-11-01T22:00Z'));
  expect(change).toBe(changes ? Date.parse('2026-11-02T13:00Z') : Infinity);
});
