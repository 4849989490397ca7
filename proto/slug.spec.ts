import fc from 'fast-check';
import { character } from './testing/character.ts';
import { getHomeSlug, normalizeSlug, slugToPath, toPublicHref, toPublicSlug } from './slug.ts';

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

describe('a slug has one spelling', () => {
  test.each([
    ['u\u0308ber-uns', '\u00fcber-uns'],
    ['versicherungs\u00adgesellschaft-köln\u200b', 'versicherungsgesellschaft-köln'],
    ['\ufeffau/\u202eabout\u2069', 'au/about'],
    ['life---health-–-travel', 'life-health-travel'],
    ['10\u00a0000\u202f€', '10-000-€'],
    ['au/ - /-b-/', 'au/b'],
    ['– ', ''],
    ['می\u200cخواهم', 'میخواهم'],
    ['保险产品', '保险产品'],
  ])('%j is %j', (typed, slug) => expect(normalizeSlug(typed)).toBe(slug));

  test('which stays the same when it is normalized again', () => {
    const texts = fc.string({ unit: character });
    fc.assert(
      fc.property(texts, (typed) => expect(normalizeSlug(normalizeSlug(typed))).toBe(normalizeSlug(typed))),
      { numRuns: 2000 },
    );
  });
});
