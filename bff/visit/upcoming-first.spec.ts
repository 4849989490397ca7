import { sortUpcomingFirst } from './upcoming-first.ts';

const on = (...dates: string[]) => dates.map((date) => ({ header: { date } }));
const orderOf = (...dates: string[]) => {
  const { articles, upcoming } = sortUpcomingFirst(on(...dates), '2026-06-15');
  return [upcoming, ...articles.map(({ header }) => header.date)];
};

describe('a list of events', () => {
  test('starts with the next one, today included, followed by past ones, latest first', () => {
    expect(orderOf('2026-12-01', '2026-07-01', '2026-06-15', '2026-06-14', '2025-01-01')).toEqual([
      3,
      '2026-06-15',
      '2026-07-01',
      '2026-12-01',
      '2026-06-14',
      '2025-01-01',
    ]);
  });
  test('may contain only past or only future events', () => {
    expect(orderOf('2026-06-14', '')).toEqual([0, '2026-06-14', '']);
    expect(orderOf('2026-08-01T10:00', '2026-07-01')).toEqual([2, '2026-07-01', '2026-08-01T10:00']);
    expect(orderOf()).toEqual([0]);
  });
});
