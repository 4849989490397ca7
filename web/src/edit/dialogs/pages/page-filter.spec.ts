import { fromView, isSameFilter, noFilter } from './page-filter.ts';

test('a saved filter is the filter that was saved', () => {
  const filter = { ...noFilter, status: 'draft' as const, isTemplate: 'true' as const };
  const view = { name: 'Drafts', filter: { ...filter, isTemplate: true } };
  expect(isSameFilter(fromView(view), filter)).toBe(true);
  expect(isSameFilter(fromView(view), noFilter)).toBe(false);
});
