import { cacheKey } from './cache-key.ts';
import { TtlCache } from './ttl-cache.ts';

const value = (name: string, isListed: boolean) => async () => ({ name, isListed });
const hosts = () => new TtlCache<{ name: string; isListed: boolean }>(() => 0, { isLasting: (host) => host.isListed });

test('unknown names are limited and do not evict known ones', async () => {
  const remembered = hosts();
  await remembered.getOrLoad(cacheKey('www.example.org'), value('own', true));
  for (let i = 0; i < 30_000; i += 1) await remembered.getOrLoad(cacheKey(`made-up-${i}`), value('default', false));
  expect(remembered.getCached(cacheKey('www.example.org'))?.name).toBe('own');
  expect(remembered.getCached(cacheKey('made-up-0'))).toBeUndefined();
  expect(remembered.getCached(cacheKey('made-up-29999'))?.name).toBe('default');
});

test('a purged value is not used as a fallback', async () => {
  const remembered = hosts();
  await remembered.getOrLoad(cacheKey('a'), value('a', true));
  await remembered.getOrLoad(cacheKey('b'), value('b', true));
  remembered.purge(({ name }) => name === 'a');
  remembered.expire();
  const away = () => Promise.reject(new Error('away'));
  await expect(remembered.getOrLoad(cacheKey('a'), away)).rejects.toThrow('away');
  expect((await remembered.getOrLoad(cacheKey('b'), away)).name).toBe('b');
});

test('a result that was loaded before a change is not cached', async () => {
  const remembered = hosts();
  const asked = remembered.getOrLoad(cacheKey('a'), async () => {
    remembered.purge(() => true);
    return { name: 'before', isListed: true };
  });
  expect((await asked).name).toBe('before');
  expect(remembered.getCached(cacheKey('a'))).toBeUndefined();
});
