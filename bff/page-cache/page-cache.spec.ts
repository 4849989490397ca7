import { pino } from 'pino';
import type { SiteOrigin } from '../session/request-context.ts';
import type { LoadedVisit } from '../visit/visit-loader.ts';
import { cacheKey } from '../caching/cache-key.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { DependencyCache } from '../caching/dependency-cache.ts';
import { sizeOfCachedVisit, type CachedVisit } from './cached-visit.ts';
import { PageCache } from './page-cache.ts';
import { SingleFlight } from '../caching/single-flight.ts';
import type { Variant } from './page-cache-keys.ts';
import { BoundedQueue } from '../../services/kit/bounded-queue.ts';
import { until } from '../../services/kit/testing/until.ts';

const place: SiteOrigin = { domainId: 'd1', domainName: 'One', origin: 'http://localhost', key: cacheKey('d1') };

interface Site {
  [path: string]: { text: string; paged?: boolean };
}

/** A site of a few texts, whose backend can be held up or be away. */
function given(site: Site, queue = new BoundedQueue({ atOnce: 4, waiting: 100 })) {
  const time = { now: 0 };
  const state = { loads: 0, made: 0, isAway: false, hold: Promise.resolve() };
  const cache = new DependencyCache<CachedVisit>({
    maxEntries: 100,
    maxBytes: 1e6,
    sizeOf: sizeOfCachedVisit,
    eventHealth: { level: 'full' },
    now: () => time.now,
  });
  const pages = new PageCache({
    cache,
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
        visit: visit as LoadedVisit['visit'],
        dependencies: new Set([dependencyKeys.page(path)]),
        cacheable: status === 200,
        paged: found?.paged ?? false,
      };
    },
    async render({ visit }, variant) {
      state.made += 1;
      const body = `${visit.url} ${visit.message}${variant === 'visit' ? ' as a visit' : ''}`;
      return { status: visit.status, type: 'text/plain', body, headers: {} };
    },
  });
  const ask = async (url: string, variant: Variant = 'html') => {
    const { status, identity } = await pages.getOrRender(url, variant, place);
    return `${status} ${identity.body}`;
  };
  return { site, state, time, cache, pages, ask };
}

describe('a live page', () => {
  test('is made once and answered from then on', async () => {
    const { ask, state } = given({ '/au': { text: 'one' } });
    expect([await ask('/au'), await ask('/au')]).toEqual(['200 /au one', '200 /au one']);
    expect(state.loads).toBe(1);
  });

  test('is made once for all who ask for it at the same time', async () => {
    const { ask, state } = given({ '/au': { text: 'one' } });
    await Promise.all(Array.from({ length: 20 }, () => ask('/au')));
    expect(state.loads).toBe(1);
  });

  test('is made anew after a change', async () => {
    const { ask, site, cache } = given({ '/au': { text: 'one' } });
    await ask('/au');
    site['/au'] = { text: 'two' };
    cache.invalidate(dependencyKeys.page('/au'));
    expect(await ask('/au')).toBe('200 /au two');
  });

  test('that was begun before a change is neither kept nor given to who asks after it', async () => {
    const { ask, site, cache, state } = given({ '/au': { text: 'one' } });
    let release: () => void = () => undefined;
    state.hold = new Promise((done) => (release = done));
    const before = ask('/au');
    site['/au'] = { text: 'two' };
    cache.invalidate(dependencyKeys.page('/au'));
    const after = ask('/au');
    release();
    expect([await before, await after]).toEqual(['200 /au one', '200 /au two']);
    expect(await ask('/au')).toBe('200 /au two');
  });

  test('is shown on while the services are away, and anew once they are back', async () => {
    const { ask, site, cache, state, time } = given({ '/au': { text: 'one' } });
    await ask('/au');
    site['/au'] = { text: 'two' };
    cache.invalidate(dependencyKeys.page('/au'));
    state.isAway = true;
    expect(await ask('/au')).toBe('200 /au one');
    const tried = state.loads;
    expect(await ask('/au')).toBe('200 /au one');
    expect(state.loads).toBe(tried);
    state.isAway = false;
    time.now += 2001;
    expect(await ask('/au')).toBe('200 /au two');
  });

  test('that never was there is told to be away', async () => {
    const { ask, state } = given({});
    state.isAway = true;
    expect(await ask('/au')).toMatch(/^503/);
  });

  test('that is gone is not shown again when the services go away', async () => {
    const { ask, site, cache, state } = given({ '/au': { text: 'one' } });
    await ask('/au');
    delete site['/au'];
    cache.invalidate(dependencyKeys.page('/au'));
    expect(await ask('/au')).toMatch(/^404/);
    state.isAway = true;
    expect(await ask('/au')).toMatch(/^503/);
  });
});

describe('a visit that was read once', () => {
  test.each([
    ['html', 'visit'],
    ['visit', 'html'],
  ] as const)('is there as %s and as %s, though the services went away in between', async (first, second) => {
    const { ask, state } = given({ '/au': { text: 'one' } });
    await ask('/au', first);
    state.isAway = true;
    const told = { html: '200 /au one', visit: '200 /au one as a visit' };
    expect(await ask('/au', second)).toBe(told[second]);
    expect(await ask('/au', second)).toBe(told[second]);
    expect([await ask('/au', first), state.loads, state.made]).toEqual([told[first], 1, 2]);
  });

  test('is made anew in every form after a change', async () => {
    const { ask, site, cache } = given({ '/au': { text: 'one' } });
    expect([await ask('/au'), await ask('/au', 'visit')]).toEqual(['200 /au one', '200 /au one as a visit']);
    site['/au'] = { text: 'two' };
    cache.invalidate(dependencyKeys.page('/au'));
    expect([await ask('/au', 'visit'), await ask('/au')]).toEqual(['200 /au two as a visit', '200 /au two']);
  });

  test('is shown on in the form that nobody had asked for yet, though it could not be made anew', async () => {
    const { ask, cache, state } = given({ '/au': { text: 'one' } });
    await ask('/au');
    cache.invalidate(dependencyKeys.page('/au'));
    state.isAway = true;
    expect(await ask('/au', 'visit')).toBe('200 /au one as a visit');
  });

  test('takes the room of what it is in all its forms, and little for what it is made of', async () => {
    const text = 'words and more words, '.repeat(500);
    const { ask, cache } = given({ '/au': { text } });
    await ask('/au');
    await until(() => cache.bytes < text.length * 2.1);
    expect(cache.bytes).toBeGreaterThan(text.length * 2);
    await ask('/au', 'visit');
    await until(() => cache.bytes > text.length * 4);
    expect(cache.bytes).toBeLessThan(text.length * 4.1);
  });

  test('is found in whatever way its address is encoded', async () => {
    const { ask, state } = given({ '/au/caf%C3%A9': { text: 'one' } });
    await ask('/au/caf%C3%A9');
    state.isAway = true;
    expect(await ask('/au/%63af%c3%a9')).toBe('200 /au/caf%C3%A9 one');
    expect(await ask('/AU/caf%C3%A9')).toMatch(/^503/);
  });
});

describe('the cache does not grow', () => {
  test('by addresses that do not exist', async () => {
    const { ask, cache } = given({});
    for (let i = 0; i < 30; i += 1) await ask(`/nothing-${i}`);
    expect(cache.size).toBe(0);
  });
  test('by made-up queries, which find the page that is kept', async () => {
    const { ask, cache, state } = given({ '/au': { text: 'one' } });
    await ask('/au');
    for (let i = 0; i < 30; i += 1) expect(await ask(`/au?x=${i}&page=${i}&tag=t${i}`)).toBe('200 /au one');
    expect([cache.size, state.loads]).toEqual([1, 1]);
  });
});

test('a listing is kept for each of its pages', async () => {
  const { ask } = given({ '/au/news': { text: 'news', paged: true } });
  expect(await ask('/au/news')).toBe('200 /au/news news');
  expect(await ask('/au/news?page=2')).toBe('200 /au/news?page=2 news');
  expect(await ask('/au/news?utm=x')).toBe('200 /au/news news');
});

test('who comes when too many wait is asked to come back', async () => {
  const { ask } = given({}, new BoundedQueue({ atOnce: 0, waiting: 0 }));
  await expect(ask('/au')).rejects.toMatchObject({ code: 'unavailable' });
});
