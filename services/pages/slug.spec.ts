import fc from 'fast-check';
import { normaliseSlug, slugPrefixOf } from '../../proto/slug.ts';
import { reservedSegments } from '../../proto/values.ts';
import { addressOf, ownSlugOf, readdress, type Place } from './slug.ts';

const page: Place = { pageType: 'page', slugPrefix: '' };
const auNews: Place = { pageType: 'news', slugPrefix: 'au' };

describe('a typed slug', () => {
  test.each([
    ['/About Us/', 'about-us'],
    ['//a///b//', 'a/b'],
    [`what*+~.()'"!:@#?s up`, 'whats-up'],
    ['  Parental   leave ', 'parental-leave'],
    ['/', ''],
    ['', ''],
    ['50%<b>', '50b'],
  ])('%j is stored as %j', (typed, stored) => expect(normaliseSlug(typed)).toBe(stored));

  test('is stored the same however often it is stored', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => expect(normaliseSlug(normaliseSlug(typed))).toBe(normaliseSlug(typed))),
    );
  });
});

describe('the whole slug of a page', () => {
  test.each<[string, Place, string]>([
    ['About', page, 'about'],
    ['', page, ''],
    ['about', { pageType: 'page', slugPrefix: 'au' }, 'au/about'],
    ['', { pageType: 'page', slugPrefix: 'au' }, 'au'],
    ['launch', auNews, 'au/news/launch'],
    ['launch', { pageType: 'feature', slugPrefix: '' }, 'feature/launch'],
    ['launch', { pageType: 'event', slugPrefix: 'nz' }, 'nz/event/launch'],
    ['launch', { pageType: 'caseStudy', slugPrefix: 'nz' }, 'nz/case-study/launch'],
  ])('%j in %j is %j', (typed, place, slug) => expect(addressOf(typed, place)).toBe(slug));

  test.each(['launch', 'news/launch', 'au/launch', 'au/news/launch', '/AU/News/Launch'])(
    'is never prefixed twice: %j',
    (typed) => expect(addressOf(typed, auNews)).toBe('au/news/launch'),
  );

  test('is left alone when it is saved again', () => {
    const places = fc.record<Place>({
      pageType: fc.constantFrom('page', 'news', 'caseStudy'),
      slugPrefix: fc.constantFrom('', 'au'),
    });
    const own = fc
      .stringMatching(/^[a-z]{4,9}(\/[a-z]{1,9})?$/)
      .filter((slug) => !reservedSegments.includes(slug.split('/')[0]!));
    fc.assert(
      fc.property(places, own, (place, typed) => {
        const slug = addressOf(typed, place);
        expect(addressOf(slug, place)).toBe(slug);
      }),
    );
  });

  test('is found again by what it is stored as, whatever the prefix of its region was typed as', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const slugPrefix = slugPrefixOf(typed);
        fc.pre(slugPrefix !== '' && !reservedSegments.some((segment) => normaliseSlug(segment) === slugPrefix));
        const slug = addressOf('about', { pageType: 'page', slugPrefix });
        expect([normaliseSlug(slug), slug]).toEqual([slug, `${slugPrefix}/about`]);
      }),
    );
  });

  test('of an article needs a name behind its segment', () => {
    expect(() => addressOf('', auNews)).toThrow('A news page needs a slug of its own.');
  });

  test.each([...reservedSegments])('may not start with %s', (segment) => {
    expect(() => addressOf(segment, page)).toThrow('belongs to the site itself');
    expect(() => addressOf(`/${segment}/x`, page)).toThrow('belongs to the site itself');
  });

  test('may not be where its region is searched', () => {
    const au: Place = { pageType: 'page', slugPrefix: 'au' };
    expect(() => addressOf('Search', au)).toThrow('/au/search belongs to the site itself');
    expect(addressOf('search/tips', au)).toBe('au/search/tips');
  });

  test('may hold a reserved word further back', () => {
    expect(addressOf('api', { pageType: 'page', slugPrefix: 'au' })).toBe('au/api');
  });

  test('has at most 200 characters, prefix included', () => {
    expect(() => addressOf('x'.repeat(198), { pageType: 'page', slugPrefix: 'au' })).toThrow('at most 200 characters');
  });
});

describe('the part that an editor types', () => {
  test('is the slug without region and segment', () => expect(ownSlugOf('au/news/launch', auNews)).toBe('launch'));
  test('is all of a slug that stands elsewhere', () => expect(ownSlugOf('nz/launch', auNews)).toBe('nz/launch'));
  test('is nothing for the page of the region itself', () =>
    expect(ownSlugOf('au', { pageType: 'page', slugPrefix: 'au' })).toBe(''));
});

test('a page that moves to another region or type keeps its own name', () => {
  expect(readdress('au/news/launch', auNews, { pageType: 'news', slugPrefix: 'nz' })).toBe('nz/news/launch');
  expect(readdress('au/news/launch', auNews, { pageType: 'page', slugPrefix: '' })).toBe('launch');
});
