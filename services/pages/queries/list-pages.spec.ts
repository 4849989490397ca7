import { resolvePageTypes } from './list-pages.ts';

test('a list of pages is of the named type, of those in the named collection, or of all', () => {
  expect(resolvePageTypes('news', 'pages')).toEqual(['news']);
  expect(resolvePageTypes(undefined, 'articles')).toEqual(['news', 'feature', 'event']);
  expect(resolvePageTypes()).toHaveLength(5);
});
