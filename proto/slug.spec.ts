import { getHomeSlug, slugToPath } from './slug.ts';

test.each([
  ['home', 'au/home'],
  ['/home/', 'au/home'],
  ['au/home', 'au/home'],
  ['au', 'au'],
  ['', 'au'],
  ['Welcome/Here', 'au/welcome/here'],
])('the home page slug %s of au means %s', (homePageSlug, slug) => {
  expect(getHomeSlug({ slugPrefix: 'au', homePageSlug })).toBe(slug);
});

test('an address is written as browsers send it', () => {
  expect(slugToPath('')).toBe('/');
  expect(slugToPath('au/terms-&-conditions, a=b')).toBe('/au/terms-&-conditions,%20a=b');
  expect(slugToPath('au/café?#')).toBe('/au/caf%C3%A9%3F%23');
});
