import { errorTitleOf, homeOf } from './error-words.ts';
import { regionsFixture } from './visit.fixture.ts';

const regions = [...regionsFixture, { slugPrefix: 'fj', homePageSlug: 'bula' }];

test('404 has words of its own, and every other status the unknown error', () => {
  expect(errorTitleOf(404)).toEqual({ title: 'Page not found', body: 'Something went wrong.' });
  expect(errorTitleOf(500).title).toBe('An Unknown Error Occurred');
  expect(errorTitleOf(403).title).toBe('An Unknown Error Occurred');
});

test.each([
  ['/nz/nothing/here', '/nz'],
  ['/fj/nothing?q=1', '/fj/bula'],
  ['/nowhere/au', '/au'],
  ['/', '/au'],
])('the way home from %s is %s', (url, home) => {
  expect(homeOf(url, regions)).toBe(home);
});
