import { cacheKey } from './cache-key.ts';
import { TtlCache } from './ttl-cache.ts';

const value = (name: string, isListed: boolean) => async () => ({ name, isListed });
const hosts = () => new TtlCache<{ name: string; isListed: boolean }>(() => 0, { isLasting: (host) => host.isListed });

test('unknown names are limited and do not evict known ones', async () => {
  const cache = hosts();
  await cache.getOrLoad(cacheKey('www.example.org'), value('own', true));
  for (let i = 0; i < 30_000; i += 1) await cache.getOrLoad(cacheKey(`made-up-${i}`), value('default', false));
  expect(cache.getCached(cacheKey('www.example.org'))?.name).toBe('own');
  expect(cache.getCached(cacheKey('made-up-0'))).toBeUndefined();
  expect(cache.getCached(cacheKey('made-up-29999'))?.name).toBe('default');
});

test('a purged value is not used as a fallback', async () => {
  const cache = hosts();
  await cache.getOrLoad(cacheKey('a'), value('a', true));
  await cache.getOrLoad(cacheKey('b'), value('b', true));
  cache.purge(({ name }) => name === 'a');
  cache.expire();
  const away = () => Promise.reject(new Error('away'));
  await expect(cache.getOrLoad(cacheKey('a'), away)).rejects.toThrow('away');
  expect((await cache.getOrLoad(cacheKey('b'), away)).name).toBe('b');
});

test('a result that was loaded before a change is not cached', async () => {
  const cache = hosts();
  const loading = cache.getOrLoad(cacheKey('a'), async () => {
    cache.purge(() => true);
    return { name: 'before', isListed: true };
  });
  expect((await loading).name).toBe('before');
  expect(cache.getCached(cacheKey('a'))).toBeUndefined();
});

test('concurrent requests for one name share one load, except after a change', async () => {
  const cache = hosts();
  let loads = 0;
  const load = async () => ({ name: `load ${(loads += 1)}`, isListed: true });
  const [first, second] = await Promise.all([
    cache.getOrLoad(cacheKey('a'), load),
    cache.getOrLoad(cacheKey('a'), load),
  ]);
  expect([first, second, loads]).toEqual([{ name: 'load 1', isListed: true }, first, 1]);
  cache.expire();
  const before = cache.getOrLoad(cacheKey('a'), load);
  cache.expire();
  const after = cache.getOrLoad(cacheKey('a'), load);
  expect([(await before).name, (await after).name]).toEqual(['load 2', 'load 3']);
});
