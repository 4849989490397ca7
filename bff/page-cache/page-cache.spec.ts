import { pino } from 'pino';
import { BoundedQueue } from '../../services/kit/queues/bounded-queue.ts';
import { until } from '../../services/kit/testing/until.ts';
import type { SiteOrigin } from '../session/request-context.ts';
import type { LoadedVisit } from '../visit/visit-loader.ts';
import { cacheKey } from '../caching/cache-key.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { DependencyCache } from '../caching/dependency-cache.ts';
import { SingleFlight } from '../caching/single-flight.ts';
import { type CachedVisit, sizeOfCachedVisit, type Variant } from './cached-visit.ts';
import { PageCache } from './page-cache.ts';

const origin: SiteOrigin = {
  domainId: 'd1',
  domainName: 'One',
  ...{ origin: 'http://localhost', canonicalOrigin: 'http://localhost' },
  key: cacheKey('d1'),
};

interface Site {
  [path: string]: { text: string; paged?: boolean; expiresAt?: number };
}

/** A site of a few texts whose backend can be slow or unavailable. */
function setUp(site: Site, queue = new BoundedQueue({ atOnce: 4, waiting: 100 })) {
  const time = { now: 0 };
  const state = { loads: 0, made: 0, isAway: false, hold: Promise.resolve() };
  const createCache = () =>
    new DependencyCache<CachedVisit>({
      maxEntries: 100,
      maxBytes: 1e6,
      sizeOf: sizeOfCachedVisit,
      eventHealth: { level: 'full' },
      now: () => time.now,
    });
  const [cache, missing] = [createCache(), createCache()];
  const pages = new PageCache({
    cache,
    missing,
    singleFlight: new SingleFlight(),
    queue,
    now: () => time.now,
    log: pino({ level: 'silent' }),
    async load(url) {
      state.loads += 1;
      const [path = '', query = ''] = url.split('?');
      const found = state.isAway ? undefined : site[path];
      const status = state.isAway ? 503 : found ? 200 : 404;
      const text = found?.text ?? '';
      await state.hold;
      const visit = { url: found?.paged && query ? `${path}?${query}` : path, status, message: text };
      return {
        expiresAt: found?.expiresAt ?? Infinity,
        visit: visit as LoadedVisit['visit'],
        dependencies: new Set([dependencyKeys.page(path)]),
        cacheable: status !== 503,
        paged: found?.paged ?? false,
      };
    },
    async render({ visit }, variant) {
      state.made += 1;
      const body = `${visit.url} ${visit.message}${variant === 'visit' ? ' as a visit' : ''}`;
      return { status: visit.status, type: 'text/plain', body, headers: {} };
    },
  });
  const request = async (url: string, variant: Variant = 'html', source?: string) => {
    const { status, identity } = await pages.getOrRender(url, variant, origin, source);
    return `${status} ${identity.body}`;
  };
  return { site, state, time, cache, missing, pages, request };
}

describe('a cached page', () => {
  test('is rendered once and then served from the cache', async () => {
    const { request, state } = setUp({ '/au': { text: 'one' } });
    expect([await request('/au'), await request('/au')]).toEqual(['200 /au one', '200 /au one']);
    expect(state.loads).toBe(1);
  });

  test('is rendered once for concurrent requests', async () => {
    const { request, state } = setUp({ '/au': { text: 'one' } });
    await Promise.all(Array.from({ length: 20 }, () => request('/au')));
    expect(state.loads).toBe(1);
  });

  test('is rendered again after a change', async () => {
    const { request, site, cache } = setUp({ '/au': { text: 'one' } });
    await request('/au');
    site['/au'] = { text: 'two' };
    cache.invalidate(dependencyKeys.page('/au'));
    expect(await request('/au')).toBe('200 /au two');
  });

  test('is rendered again without a change when it stops being true, such as at the end of an event', async () => {
    const { request, site, state, time } = setUp({ '/au': { text: 'soon', expiresAt: 1000 } });
    await request('/au');
    site['/au'] = { text: 'over' };
    time.now = 999;
    expect(await request('/au')).toBe('200 /au soon');
    time.now = 1000;
    expect([await request('/au'), await request('/au')]).toEqual(['200 /au over', '200 /au over']);
    expect(state.loads).toBe(2);
  });

  test('whose rendering began before a change is neither stored nor served', async () => {
    const { request, site, cache, state } = setUp({ '/au': { text: 'one' } });
    let release: () => void = () => undefined;
    state.hold = new Promise((done) => (release = done));
    const before = request('/au');
    site['/au'] = { text: 'two' };
    cache.invalidate(dependencyKeys.page('/au'));
    const after = request('/au');
    release();
    expect([await before, await after]).toEqual(['200 /au one', '200 /au two']);
    expect(await request('/au')).toBe('200 /au two');
  });

  test('is served while the services are unavailable, and rendered again afterwards', async () => {
    const { request, site, cache, state, time } = setUp({ '/au': { text: 'one' } });
    await request('/au');
    site['/au'] = { text: 'two' };
    cache.invalidate(dependencyKeys.page('/au'));
    state.isAway = true;
    expect(await request('/au')).toBe('200 /au one');
    const tried = state.loads;
    expect(await request('/au')).toBe('200 /au one');
    expect(state.loads).toBe(tried);
    state.isAway = false;
    time.now += 2001;
    expect(await request('/au')).toBe('200 /au two');
  });

  test('that was never rendered is reported as unavailable', async () => {
    const { request, state } = setUp({});
    state.isAway = true;
    expect(await request('/au')).toMatch(/^503/);
  });

  test('of an address without a page is rendered once, apart from the pages', async () => {
    const { request, state, cache, missing } = setUp({});
    expect([await request('/a'), await request('/a'), await request('/b')]).toEqual(['404 /a ', '404 /a ', '404 /b ']);
    expect([state.loads, cache.size, missing.size]).toEqual([2, 0, 2]);
    for (const url of ['/a?x=1', '/a?x=2']) expect(await request(url)).toBe('404 /a ');
    expect([state.loads, missing.size]).toEqual([4, 2]);
  });

  test('appears at an address that was missing', async () => {
    const { request, site, cache, missing } = setUp({});
    await request('/au');
    site['/au'] = { text: 'one' };
    for (const each of [cache, missing]) each.invalidate(dependencyKeys.page('/au'));
    expect([await request('/au'), await request('/au')]).toEqual(['200 /au one', '200 /au one']);
  });

  test('that was missing before a change is not called missing while the services are unavailable', async () => {
    const { request, state, missing } = setUp({});
    await request('/au');
    missing.invalidate(dependencyKeys.page('/au'));
    state.isAway = true;
    expect(await request('/au')).toMatch(/^503/);
  });

  test('that was deleted is not served when the services become unavailable', async () => {
    const { request, site, cache, state } = setUp({ '/au': { text: 'one' } });
    await request('/au');
    delete site['/au'];
    cache.invalidate(dependencyKeys.page('/au'));
    expect(await request('/au')).toMatch(/^404/);
    state.isAway = true;
    expect(await request('/au')).toMatch(/^404/);
  });
});

describe('a visit that was loaded once', () => {
  test.each([
    ['html', 'visit'],
    ['visit', 'html'],
  ] as const)(
    'is served as %s and as %s, although the services became unavailable in between',
    async (first, second) => {
      const { request, state } = setUp({ '/au': { text: 'one' } });
      await request('/au', first);
      state.isAway = true;
      const expected = { html: '200 /au one', visit: '200 /au one as a visit' };
      expect(await request('/au', second)).toBe(expected[second]);
      expect(await request('/au', second)).toBe(expected[second]);
      expect([await request('/au', first), state.loads, state.made]).toEqual([expected[first], 1, 2]);
    },
  );

  test('is invalidated in every variant after a change', async () => {
    const { request, site, cache } = setUp({ '/au': { text: 'one' } });
    expect([await request('/au'), await request('/au', 'visit')]).toEqual(['200 /au one', '200 /au one as a visit']);
    site['/au'] = { text: 'two' };
    cache.invalidate(dependencyKeys.page('/au'));
    expect([await request('/au', 'visit'), await request('/au')]).toEqual(['200 /au two as a visit', '200 /au two']);
  });

  test('is served stale in a variant that was never requested when it cannot be loaded again', async () => {
    const { request, cache, state } = setUp({ '/au': { text: 'one' } });
    await request('/au');
    cache.invalidate(dependencyKeys.page('/au'));
    state.isAway = true;
    expect(await request('/au', 'visit')).toBe('200 /au one as a visit');
  });

  test('is measured by all of its variants', async () => {
    const text = 'words and more words, '.repeat(500);
    const { request, cache } = setUp({ '/au': { text } });
    await request('/au');
    await until(() => cache.bytes < text.length * 2.1);
    expect(cache.bytes).toBeGreaterThan(text.length * 2);
    await request('/au', 'visit');
    await until(() => cache.bytes > text.length * 4);
    expect(cache.bytes).toBeLessThan(text.length * 4.1);
  });

  test('is found in every encoding of its address', async () => {
    const { request, state } = setUp({ '/au/caf%C3%A9': { text: 'one' } });
    await request('/au/caf%C3%A9');
    state.isAway = true;
    expect(await request('/au/%63af%c3%a9')).toBe('200 /au/caf%C3%A9 one');
    expect(await request('/AU/caf%C3%A9')).toMatch(/^503/);
  });
});

describe('the cache does not grow with', () => {
  test('addresses that do not exist', async () => {
    const { request, cache } = setUp({});
    for (let i = 0; i < 30; i += 1) await request(`/nothing-${i}`);
    expect(cache.size).toBe(0);
  });
  test('unknown query parameters, which find the same page', async () => {
    const { request, cache, state } = setUp({ '/au': { text: 'one' } });
    await request('/au');
    for (let i = 0; i < 30; i += 1) expect(await request(`/au?x=${i}&page=${i}&tag=t${i}`)).toBe('200 /au one');
    expect([cache.size, state.loads]).toEqual([1, 1]);
  });
});

test('each page of a listing has its own entry', async () => {
  const { request } = setUp({ '/au/news': { text: 'news', paged: true } });
  expect(await request('/au/news')).toBe('200 /au/news news');
  expect(await request('/au/news?page=2')).toBe('200 /au/news?page=2 news');
  expect(await request('/au/news?utm=x')).toBe('200 /au/news news');
});

test('requests beyond the limit of waiting ones are asked to retry', async () => {
  const { request } = setUp({}, new BoundedQueue({ atOnce: 0, waiting: 0 }));
  await expect(request('/au')).rejects.toMatchObject({ code: 'unavailable' });
});

test('a client that requests many invented addresses keeps no other client from a page', async () => {
  const { request, state } = setUp({ '/au': { text: 'one' } }, new BoundedQueue({ atOnce: 1, waiting: 10 }));
  let release: () => void = () => undefined;
  state.hold = new Promise((done) => (release = done));
  const invented = Array.from({ length: 30 }, (_, number) => request(`/invented-${number}`, 'html', '203.0.113.1'));
  const page = request('/au', 'html', '198.51.100.7');
  release();
  const answers = await Promise.allSettled(invented);
  expect(await page).toBe('200 /au one');
  expect(answers.filter(({ status }) => status === 'rejected').length).toBe(20);
});
