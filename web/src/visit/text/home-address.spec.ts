import { homeAddress, storedHomeAddress } from './home-address.ts';
import { regionsFixture } from '../visit.fixture.ts';

const regions = [...regionsFixture, { slugPrefix: 'fj', homePageSlug: 'bula' }];

test.each([
  ['/nz/nothing/here', '/nz'],
  ['/fj/nothing?q=1', '/fj'],
  ['/nowhere/au', '/au'],
  ['/', '/au'],
])('the home address for %s is %s', (url, home) => {
  expect(homeAddress(url, regions)).toBe(home);
});

test('the home link of an error page has the slug of the home page', () => {
  expect(storedHomeAddress('/fj/nothing', regions)).toBe('/fj/bula');
  expect(storedHomeAddress('/nowhere', regions)).toBe('/au');
});
