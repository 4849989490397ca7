import { homeAddress } from './home-address.ts';
import { regionsFixture } from '../visit.fixture.ts';

const regions = [...regionsFixture, { slugPrefix: 'fj', homePageSlug: 'bula' }];

test.each([
  ['/nz/nothing/here', '/nz'],
  ['/fj/nothing?q=1', '/fj/bula'],
  ['/nowhere/au', '/au'],
  ['/', '/au'],
])('the home address for %s is %s', (url, home) => {
  expect(homeAddress(url, regions)).toBe(home);
});
