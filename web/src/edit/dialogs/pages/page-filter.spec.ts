import { fromView, isSameFilter, noFilter, sortBy } from './page-filter.ts';

test('a column is sorted from A, a time from the newest, and the same column again the other way', () => {
  const byTitle = sortBy(noFilter, 'title');
  expect(byTitle).toMatchObject({ sort: 'title', direction: 'asc' });
  expect(sortBy(byTitle, 'title')).toMatchObject({ sort: 'title', direction: 'desc' });
  expect(sortBy(byTitle, 'lastPublished')).toMatchObject({ sort: 'lastPublished', direction: 'desc' });
});

test('a saved filter is the filter that was saved', () => {
  const filter = { ...noFilter, status: 'draft' as const, isTemplate: 'true' as const };
  const view = { name: 'Drafts', filter: { ...filter, isTemplate: true } };
  expect(isSameFilter(fromView(view), filter)).toBe(true);
  expect(isSameFilter(fromView(view), noFilter)).toBe(false);
});
