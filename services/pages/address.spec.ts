import fc from 'fast-check';
import type { PageContent } from '../../proto/entities/page.ts';
import { normalizeSlug, normalizeSlugPrefix } from '../../proto/slug.ts';
import { reservedSegments } from '../../proto/values.ts';
import { systemClock } from '../kit/clock.ts';
import type { RegionCache } from '../kit/regions/region-cache.ts';
import { openSqlite } from '../kit/store/sqlite/open-sqlite.ts';
import { createVersioned } from '../kit/versioned/create-versioned.ts';
import { type AddressContext, buildAddress, protectHomePages, rebaseAddress, stripAddressContext } from './address.ts';
import { StoredPageDocs } from './pages.store.ts';

const page: AddressContext = { pageType: 'page', slugPrefix: '' };
const auNews: AddressContext = { pageType: 'news', slugPrefix: 'au' };

describe('a typed slug', () => {
  test.each([
    ['/About Us/', 'about-us'],
    ['//a///b//', 'a/b'],
    [`what*+~.()'"!:@#?s up`, 'whats-up'],
    ['  Parental   leave ', 'parental-leave'],
    ['/', ''],
    ['', ''],
    ['50%<b>', '50b'],
  ])('%j is stored as %j', (typed, stored) => expect(normalizeSlug(typed)).toBe(stored));

  test('is stored the same when it is stored again', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => expect(normalizeSlug(normalizeSlug(typed))).toBe(normalizeSlug(typed))),
    );
  });
});

describe('the full slug of a page', () => {
  test.each<[string, AddressContext, string]>([
    ['About', page, 'about'],
    ['', page, ''],
    ['about', { pageType: 'page', slugPrefix: 'au' }, 'au/about'],
    ['', { pageType: 'page', slugPrefix: 'au' }, 'au'],
    ['launch', auNews, 'au/news/launch'],
    ['launch', { pageType: 'feature', slugPrefix: '' }, 'feature/launch'],
    ['launch', { pageType: 'event', slugPrefix: 'nz' }, 'nz/event/launch'],
    ['launch', { pageType: 'caseStudy', slugPrefix: 'nz' }, 'nz/case-study/launch'],
  ])('%j in %j is %j', (typed, context, slug) => expect(buildAddress(typed, context)).toBe(slug));

  test.each(['launch', 'news/launch', 'au/launch', 'au/news/launch', '/AU/News/Launch'])(
    'is never prefixed twice: %j',
    (typed) => expect(buildAddress(typed, auNews)).toBe('au/news/launch'),
  );

  test('is unchanged when it is saved again', () => {
    const places = fc.record<AddressContext>({
      pageType: fc.constantFrom('page', 'news', 'caseStudy'),
      slugPrefix: fc.constantFrom('', 'au'),
    });
    const own = fc
      .stringMatching(/^[a-z]{4,9}(\/[a-z]{1,9})?$/)
      .filter((slug) => !reservedSegments.includes(slug.split('/')[0]!));
    fc.assert(
      fc.property(places, own, (context, typed) => {
        const slug = buildAddress(typed, context);
        expect(buildAddress(slug, context)).toBe(slug);
      }),
    );
  });

  test('is found by its stored form, whatever the spelling of the prefix', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const slugPrefix = normalizeSlugPrefix(typed);
        fc.pre(slugPrefix !== '' && !reservedSegments.some((segment) => normalizeSlug(segment) === slugPrefix));
        const slug = buildAddress('about', { pageType: 'page', slugPrefix });
        expect([normalizeSlug(slug), slug]).toEqual([slug, `${slugPrefix}/about`]);
      }),
    );
  });

  test('of an article needs a name after its segment', () => {
    expect(() => buildAddress('', auNews)).toThrow('A news page needs a slug of its own.');
  });

  test.each([...reservedSegments])('cannot start with %s', (segment) => {
    expect(() => buildAddress(segment, page)).toThrow('belongs to the site itself');
    expect(() => buildAddress(`/${segment}/x`, page)).toThrow('belongs to the site itself');
  });

  test('cannot be the search page of its region', () => {
    const au: AddressContext = { pageType: 'page', slugPrefix: 'au' };
    expect(() => buildAddress('Search', au)).toThrow('/au/search belongs to the site itself');
    expect(buildAddress('search/tips', au)).toBe('au/search/tips');
  });

  test('can contain a reserved word later', () => {
    expect(buildAddress('api', { pageType: 'page', slugPrefix: 'au' })).toBe('au/api');
  });

  test('has at most 200 characters, including the prefix', () => {
    expect(() => buildAddress('x'.repeat(198), { pageType: 'page', slugPrefix: 'au' })).toThrow(
      'at most 200 characters',
    );
  });
});

describe('the part of a slug that an editor types', () => {
  test('is the slug without region and segment', () =>
    expect(stripAddressContext('au/news/launch', auNews)).toBe('launch'));
  test('is the whole slug outside of the region and segment', () =>
    expect(stripAddressContext('nz/launch', auNews)).toBe('nz/launch'));
  test('is empty for the page of the region itself', () =>
    expect(stripAddressContext('au', { pageType: 'page', slugPrefix: 'au' })).toBe(''));
});

test('a page that moves to another region or type keeps its own name', () => {
  expect(rebaseAddress('au/news/launch', auNews, { pageType: 'news', slugPrefix: 'nz' })).toBe('nz/news/launch');
  expect(rebaseAddress('au/news/launch', auNews, { pageType: 'page', slugPrefix: '' })).toBe('launch');
});

test('no page can get the address of a home page, but a live copy may already have it', async () => {
  const stores = openSqlite(':memory:');
  const stored = createVersioned(StoredPageDocs.spec, { stores, clock: systemClock, relay: { wake: () => undefined } });
  const au = { draft: { slugPrefix: 'au', homePageSlug: 'home' } };
  const regions = { listCached: async () => [au] } as unknown as RegionCache;
  const pages = protectHomePages(stored, regions);
  const by = { _id: 'u1', username: 'editor' };
  const at = (slug: string) =>
    ({
      domainId: 'd',
      slug,
      pageType: 'page',
      header: {},
      contents: [],
      region: { _id: 'r', slugPrefix: 'au' },
    }) as never as PageContent;

  await pages.commit('1', by, () => ({ action: 'publish', draft: at('au'), live: 'publish' }));
  await pages.commit('1', by, () => ({ action: 'movePage', draft: at('au/other') }));
  await pages.commit('2', by, () => ({ action: 'publish', draft: at('au/home'), live: 'publish' }));
  const keepLive = () => ({ action: 'applyRoles' as const, draft: at('au/other'), live: { content: at('au') } });
  expect((await pages.commit('1', by, keepLive)).live?.slug).toBe('au');

  await pages.commit('3', by, () => ({ action: 'publish', draft: at('au/third'), live: 'publish' }));
  const toPrefix = () => ({ action: 'takeBackPublish' as const, draft: at('au/third'), live: { content: at('au') } });
  await expect(pages.commit('3', by, toPrefix)).rejects.toMatchObject({ key: 'pages.homeTaken' });
  await expect(pages.commit('1', by, () => ({ action: 'movePage', draft: at('au') }))).rejects.toMatchObject({
    key: 'pages.homeTaken',
  });
  const outside = { ...at('au'), region: undefined };
  await expect(pages.commit('4', by, () => ({ action: 'create', draft: outside }))).rejects.toMatchObject({
    key: 'pages.homeTaken',
  });
  await stores.close();
});
