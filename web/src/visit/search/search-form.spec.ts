import { searchAddress, parseSearchQuery } from './SearchForm.tsx';

test('a search is parsed from its own address', () => {
  const question = { q: 'leave & cover', type: 'news', tag: 'claims', page: 3 };
  expect(parseSearchQuery(searchAddress('/au/search', question))).toEqual(question);
});

test('an empty search has an address without a query', () => {
  expect(searchAddress('/search', { q: '  ', type: '', tag: '', page: 1 })).toBe('/search');
});

test.each(['-4', '0', 'x', '1.9'])('a page of %s is the first', (page) => {
  expect(parseSearchQuery(`/search?page=${page}`).page).toBe(1);
});
