import { rebuildable, selectRebuilds, describeResult } from './rebuildable.ts';

const subjects = (names: string[]) => selectRebuilds(names).map(({ subject }) => subject);
const refusal = (names: string[]) => {
  try {
    return subjects(names);
  } catch (error) {
    return (error as Error).message;
  }
};

test('what can be rebuilt is what a contract has a rebuild of, for an administrator', () => {
  expect(subjects(['sitemap', 'search', 'search'])).toEqual(['search.rebuild', 'sitemap.rebuild']);
  expect(rebuildable.map(({ who }) => who)).toEqual(rebuildable.map(() => 'admin'));
});

test('whoever names nothing, or something else, is told what there is', () => {
  expect(refusal([])).toBe('Say what to rebuild. There are search, sitemap.');
  expect(refusal(['search', 'pages'])).toBe('Nothing is called pages that can be rebuilt. There are search, sitemap.');
});

test('what was done is a sentence', () => {
  expect(describeResult(rebuildable[0]!, { indexed: 14 }, 0.24)).toBe('search was rebuilt in 0.2 s: 14 indexed.');
});
