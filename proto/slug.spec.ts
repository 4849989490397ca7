import { getHomeSlug, slugToPath, toPublicHref, toPublicSlug } from './slug.ts';

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

describe('visitors see the home page of a region at its prefix', () => {
  const regions = [
    { slugPrefix: 'au', homePageSlug: 'home' },
    { slugPrefix: 'nz', homePageSlug: '' },
    { slugPrefix: '', homePageSlug: 'start' },
  ];

  test.each([
    ['au/home', 'au'],
    ['au', 'au'],
    ['au/home/office', 'au/home/office'],
    ['nz/home', 'nz/home'],
    ['nz', 'nz'],
    ['start', 'start'],
  ])('the slug %s is shown as %s', (slug, shown) => {
    expect(toPublicSlug(slug, regions)).toBe(shown);
  });

  test.each([
    ['/au/home', '/au'],
    ['/au/home?from=mail#jobs', '/au?from=mail#jobs'],
    ['/au/homely', '/au/homely'],
    ['https://example.org/au/home', 'https://example.org/au/home'],
    ['#jobs', '#jobs'],
    ['', ''],
  ])('the link %s leads to %s', (href, shown) => {
    expect(toPublicHref(href, regions)).toBe(shown);
  });
});
