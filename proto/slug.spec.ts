import { homeSlugOf, pathOfSlug } from './slug.ts';

test.each([
  ['home', 'au/home'],
  ['/home/', 'au/home'],
  ['au/home', 'au/home'],
  ['au', 'au'],
  ['', 'au'],
  ['Welcome/Here', 'au/welcome/here'],
])('the home page slug %s of au stands for %s', (homePageSlug, slug) => {
  expect(homeSlugOf({ slugPrefix: 'au', homePageSlug })).toBe(slug);
});

test('an address is written as browsers send it', () => {
  expect(pathOfSlug('')).toBe('/');
  expect(pathOfSlug('au/terms-&-conditions, a=b')).toBe('/au/terms-&-conditions,%20a=b');
  expect(pathOfSlug('au/café?#')).toBe('/au/caf%C3%A9%3F%23');
});
