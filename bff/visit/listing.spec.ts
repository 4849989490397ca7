import { parseListingQuery } from './listing.ts';

const of = (query: string) => parseListingQuery(new URLSearchParams(query));

describe('the query of a listing', () => {
  test('is a page number and a tag', () => {
    expect(of('page=3&tag=Health')).toEqual({ page: 3, tag: 'health', search: '?page=3&tag=health' });
  });
  test('has one canonical spelling', () => {
    expect(new Set(['tag=a&page=2', 'page=2&tag=A', 'page=2&tag=a&utm=x'].map((query) => of(query).search)).size).toBe(
      1,
    );
    expect(of('page=1').search).toBe('');
  });
  test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=9999999', 'page='])(
    'reads %s as the first page',
    (query) => {
      expect(of(query)).toEqual({ page: 1, tag: '', search: '' });
    },
  );
});
