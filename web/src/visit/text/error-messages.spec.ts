import { errorTitle, homeAddress } from './error-messages.ts';
import { regionsFixture } from '../visit.fixture.ts';

const regions = [...regionsFixture, { slugPrefix: 'fj', homePageSlug: 'bula' }];

test('404 has its own texts, and every other status the unknown error', () => {
  expect(errorTitle(404)).toEqual({ title: 'Page not found', body: 'Something went wrong.' });
  expect(errorTitle(500).title).toBe('An Unknown Error Occurred');
  expect(errorTitle(403).title).toBe('An Unknown Error Occurred');
});

test.each([
  ['/nz/nothing/here', '/nz'],
  ['/fj/nothing?q=1', '/fj/bula'],
  ['/nowhere/au', '/au'],
  ['/', '/au'],
])('the way home from %s is %s', (url, home) => {
  expect(homeAddress(url, regions)).toBe(home);
});
