import { rebuildable, selectRebuilds, describeResult } from './rebuildable.ts';

const subjects = (names: string[]) => selectRebuilds(names).map(({ subject }) => subject);
const errorMessage = (names: string[]) => {
  try {
    return subjects(names);
  } catch (error) {
    return (error as Error).message;
  }
};
const all = 'links, redirects, search, sitemap, sub-nav-uses';

test('every read model can be rebuilt, by an administrator', () => {
  expect(subjects(['sitemap', 'search', 'search'])).toEqual(['search.rebuild', 'sitemap.rebuild']);
  expect(selectRebuilds(['all'])).toBe(rebuildable);
  expect(rebuildable.map(({ who }) => who)).toEqual(rebuildable.map(() => 'admin'));
});

test('an empty list or an unknown name is refused with the names to choose from', () => {
  expect(errorMessage([])).toBe(`Name the read models to rebuild, or all: ${all}.`);
  expect(errorMessage(['search', 'pages'])).toBe(`pages cannot be rebuilt. Choose from all, ${all}.`);
});

test('the result is a sentence', () => {
  const [search] = selectRebuilds(['search']);
  expect(describeResult(search!, { indexed: 14 }, 0.24)).toBe('Rebuilt search in 0.2 s: 14 indexed.');
});
