import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import type { Region } from '../../proto/entities/region.ts';
import { Problem } from '../../proto/errors.ts';
import { cacheKey } from '../caching/cache-key.ts';
import { DependencyCache } from '../caching/dependency-cache.ts';
import { SingleFlight } from '../caching/single-flight.ts';
import { type RequestContext, visitorContext } from '../session/request-context.ts';
import { loadOtherVersions, toAlternates } from './alternates.ts';
import { findHome, isShownAsHome } from './find-page.ts';
import { VisitReads } from './visit-read.ts';

const region = (code: string) =>
  ({ _id: code, code, slugPrefix: code, homePageSlug: 'home', published: true }) as Region;
const regions = [region('au'), region('nz')];
const [au] = regions as [Region, Region];
const visitor = visitorContext(
  { domainId: 'd1', domainName: 'One', origin: '', canonicalOrigin: '', key: cacheKey('d1') },
  '',
);
const editor: RequestContext = { ...visitor, stage: 'draft' };

/** Reads pages from a list of addresses, which are in the region unless they are `outside` of it. Requests for those in `failing` time out. */
function setUp(slugs: string[], failing: string[] = [], outside: string[] = []) {
  const requested: string[] = [];
  const createCache = () =>
    new DependencyCache<unknown>({
      maxEntries: 100,
      maxBytes: 1e6,
      sizeOf: () => 1,
      eventHealth: { level: 'full' },
      now: () => 0,
    });
  const [cache, missing] = [createCache(), createCache()];
  const bus = {
    async call<C extends Call>(call: C, input: ClientInput<C>) {
      if (call.key === 'listRedirects') return [] as Output<C>;
      const { slug } = input as { slug: string };
      requested.push(slug);
      if (failing.includes(slug)) throw new Problem('unavailable', 'No answer');
      if (!slugs.includes(slug)) throw new Problem('not-found', 'No page');
      return { _id: slug, slug, ...(!outside.includes(slug) && { region: au }) } as Output<C>;
    },
  };
  const reads = new VisitReads(bus, { cache, missing, singleFlight: new SingleFlight() });
  return { reads, requested, cache, missing };
}

test.each([
  ['the page at the prefix of the region', ['au', 'au/home'], 'au'],
  ['the page of the home slug, if no page is at the prefix', ['au/home'], 'au/home'],
])('the home page is %s', async (_, slugs, found) => {
  const { reads } = setUp(slugs);
  expect((await findHome(reads.start(visitor), au, regions))?.slug).toBe(found);
});

test('a page outside of the region replaces its home page only if there is none', async () => {
  const findIn = async (...slugs: string[]) =>
    (await findHome(setUp(slugs, [], ['au']).reads.start(visitor), au, regions))?.slug;
  expect([await findIn('au', 'au/home'), await findIn('au')]).toEqual(['au/home', 'au']);
});

test('the home page at the prefix is found although the lookup of the home slug fails', async () => {
  const { reads } = setUp(['au'], ['au/home']);
  expect((await findHome(reads.start(visitor), au, regions))?.slug).toBe('au');
  await expect(findHome(setUp([], ['au/home']).reads.start(visitor), au, regions)).rejects.toThrow('No answer');
});

test.each([
  ['visitor', visitor],
  ['editor', editor],
])('a home page that a %s opens is requested once', async (_, context) => {
  const { reads, requested } = setUp(['au/home']);
  const reading = reads.start(context);
  const page = await findHome(reading, au, regions);
  expect(await isShownAsHome(reading, page, { region: au, rest: [], regions })).toBe(true);
  expect(requested.toSorted()).toEqual(['au', 'au/home']);
});

test('a page at its own address is shown as home unless another page is at the prefix', async () => {
  const home = { _id: 'au/home', slug: 'au/home' } as NonNullable<Awaited<ReturnType<typeof findHome>>>;
  const isHome = (slugs: string[]) =>
    isShownAsHome(setUp(slugs).reads.start(editor), home, { region: au, rest: ['home'], regions });
  expect([await isHome(['au/home']), await isHome(['au', 'au/home'])]).toEqual([true, false]);
});

test('an address that no other region has is cached separately from pages', async () => {
  const { reads, cache, missing, requested } = setUp(['au/about']);
  const load = () => loadOtherVersions(reads.start(visitor), { region: au, rest: ['about'], regions });
  expect([await load(), await load()]).toEqual([[], []]);
  const redirects = 1;
  expect([requested, cache.size, missing.size]).toEqual([['nz/about'], redirects, 2]);
});

test('a page that robots may not index is offered to visitors, but is no version for search engines', () => {
  const version = (of: Region, isIndexed: boolean) => ({ region: of, slug: `${of.code}/about`, isIndexed });
  const [, nz] = regions as [Region, Region];
  const languagesOf = (isIndexed: [boolean, boolean]) =>
    toAlternates(version(au, isIndexed[0]), [version(nz, isIndexed[1])], regions).map(({ languages }) => languages);
  expect(languagesOf([true, true])).toEqual([['en-AU', 'x-default'], ['en-NZ']]);
  expect(languagesOf([true, false])).toEqual([[], []]);
  expect(languagesOf([false, true])).toEqual([[], []]);
});
