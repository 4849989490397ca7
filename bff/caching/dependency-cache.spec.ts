import { cacheKey } from './cache-key.ts';
import { DependencyCache, UNTRUSTED_MS } from './dependency-cache.ts';

function setUp(bounds: { maxEntries?: number; maxBytes?: number } = {}) {
  const eventHealth = { level: 'full' as 'full' | 'short' | 'none' };
  const time = { now: 0 };
  const cache = new DependencyCache<string>({
    maxEntries: 100,
    maxBytes: 10_000,
    ...bounds,
    sizeOf: (value) => value.length,
    eventHealth,
    now: () => time.now,
  });
  const store = (key: string, value: string, ...dependencies: string[]) =>
    cache.store(cacheKey(key), value, new Set(dependencies.map((name) => cacheKey(name))), cache.snapshot());
  const isFresh = (key: string) => {
    const entry = cache.get(cacheKey(key));
    return entry !== undefined && cache.isFresh(entry);
  };
  return { cache, eventHealth, time, store, isFresh };
}

describe('a cache entry', () => {
  test('is fresh until one of its dependencies changes', () => {
    const { cache, store, isFresh } = setUp();
    store('a', 'A', 'page:1', 'nav');
    store('b', 'B', 'page:2', 'nav');
    cache.invalidate(cacheKey('page:1'));
    expect([isFresh('a'), isFresh('b')]).toEqual([false, true]);
    cache.invalidate(cacheKey('nav'));
    expect([isFresh('a'), isFresh('b')]).toEqual([false, false]);
  });

  test('is fresh until its value stops being true', () => {
    const { cache, eventHealth, time, isFresh } = setUp();
    cache.store(cacheKey('a'), 'A', new Set(), cache.snapshot(), 1000);
    time.now = 999;
    expect(isFresh('a')).toBe(true);
    time.now = 1000;
    expect(isFresh('a')).toBe(false);
    eventHealth.level = 'none';
    expect(isFresh('a')).toBe(true);
  });

  test('is still available when stale, but not after a purge', () => {
    const { cache, store } = setUp();
    store('a', 'A', 'page:1');
    cache.invalidate(cacheKey('page:1'));
    expect(cache.get(cacheKey('a'))).toMatchObject({ value: 'A', stale: true });
    cache.purge(cacheKey('page:1'));
    expect(cache.get(cacheKey('a'))).toBeUndefined();
  });

  test('is fresh again after it has been rendered again', () => {
    const { cache, store, isFresh } = setUp();
    store('a', 'A', 'page:1');
    cache.invalidate(cacheKey('page:1'));
    store('a', 'A2', 'page:1');
    expect(isFresh('a')).toBe(true);
    cache.invalidate(cacheKey('page:1'));
    expect(isFresh('a')).toBe(false);
  });

  test('drops the dependencies of its earlier version', () => {
    const { cache, store, isFresh } = setUp();
    store('a', 'A', 'page:1');
    store('a', 'A2', 'page:2');
    cache.invalidate(cacheKey('page:1'));
    expect(isFresh('a')).toBe(true);
  });

  test('counts towards the limits of the cache', () => {
    const few = setUp({ maxEntries: 3 });
    for (let i = 0; i < 50; i += 1) few.store(`k${i}`, 'x', `d${i}`);
    expect(few.cache.size).toBe(3);
    const small = setUp({ maxBytes: 100 });
    for (let i = 0; i < 50; i += 1) small.store(`k${i}`, 'x'.repeat(20), `d${i}`);
    expect(small.cache.bytes).toBeLessThanOrEqual(100);
    expect(small.store('big', 'x'.repeat(500))).toBe(false);
    expect(small.cache.get(cacheKey('big'))).toBeUndefined();
  });
});

describe('a load that began before a change', () => {
  test('is stored as stale if it depends on the change, as a fallback', () => {
    const { cache, isFresh } = setUp();
    const snapshot = cache.snapshot();
    cache.invalidate(cacheKey('page:1'));
    expect(cache.store(cacheKey('a'), 'old', new Set([cacheKey('page:1')]), snapshot)).toBe(true);
    expect([cache.get(cacheKey('a'))?.value, isFresh('a')]).toEqual(['old', false]);
  });
  test('does not replace the result of a later load', () => {
    const { cache, store, isFresh } = setUp();
    const snapshot = cache.snapshot();
    cache.invalidate(cacheKey('page:1'));
    store('a', 'new', 'page:1');
    expect(cache.store(cacheKey('a'), 'old', new Set([cacheKey('page:1')]), snapshot)).toBe(false);
    expect([cache.get(cacheKey('a'))?.value, isFresh('a')]).toEqual(['new', true]);
  });
  test('is not stored after a purge', () => {
    const { cache } = setUp();
    const snapshot = cache.snapshot();
    cache.purge(cacheKey('page:1'));
    cache.invalidate(cacheKey('page:1'));
    expect(cache.store(cacheKey('a'), 'old', new Set([cacheKey('page:1')]), snapshot)).toBe(false);
    expect(cache.get(cacheKey('a'))).toBeUndefined();
  });
  test('is stored when something else has changed', () => {
    const { cache } = setUp();
    const snapshot = cache.snapshot();
    cache.invalidate(cacheKey('page:2'));
    expect(cache.store(cacheKey('a'), 'A', new Set([cacheKey('page:1')]), snapshot)).toBe(true);
  });
  test('is not stored after a gap in the events', () => {
    const { cache } = setUp();
    const snapshot = cache.snapshot();
    cache.invalidateAll();
    expect(cache.store(cacheKey('a'), 'old', new Set([cacheKey('page:1')]), snapshot)).toBe(false);
    expect(cache.store(cacheKey('a'), 'new', new Set([cacheKey('page:1')]), cache.snapshot())).toBe(true);
  });
  test('is not stored when more changes happened than the cache records', () => {
    const { cache } = setUp();
    const snapshot = cache.snapshot();
    cache.invalidate(cacheKey('page:1'));
    for (let i = 0; i < 1000; i += 1) cache.invalidate(cacheKey(`other:${i}`));
    expect(cache.store(cacheKey('a'), 'old', new Set([cacheKey('page:1')]), snapshot)).toBe(false);
  });
});

describe('event health', () => {
  test('while events may be missing, an entry is fresh for a short time', () => {
    const { eventHealth, time, store, isFresh } = setUp();
    store('a', 'A', 'page:1');
    eventHealth.level = 'short';
    expect(isFresh('a')).toBe(true);
    time.now = UNTRUSTED_MS;
    expect(isFresh('a')).toBe(false);
    eventHealth.level = 'full';
    expect(isFresh('a')).toBe(true);
  });
  test('while the services are unavailable, every entry is usable', () => {
    const { cache, eventHealth, time, store, isFresh } = setUp();
    store('a', 'A', 'page:1');
    cache.invalidateAll();
    time.now = 1e9;
    eventHealth.level = 'none';
    expect(isFresh('a')).toBe(true);
  });
});
