import { csvUrl, noFilters, toQuery } from './audit-filters.ts';

test('without filters everything is listed', () => {
  expect([toQuery(noFilters), csvUrl(noFilters)]).toEqual([{}, '/api/audit/export.csv']);
});

test('the file has the filters of the list, and days are whole local days', () => {
  const filters = { ...noFilters, username: ' ann ', kind: 'page', from: '2026-11-21', to: '2026-11-21' };
  const query = {
    username: 'ann',
    kind: 'page',
    from: new Date(2026, 10, 21).toISOString(),
    to: new Date(2026, 10, 22).toISOString(),
  };
  expect(toQuery(filters)).toEqual(query);
  expect(csvUrl(filters)).toBe(`/api/audit/export.csv?${new URLSearchParams(query)}`);
});
