import { cacheKey } from '../caching/cache-key.ts';
import { parseHostname, toSiteOrigin, switchDomain } from './domain-resolver.ts';

const base = 'http://localhost';
const resolved = (hostname: string, domainId = 'd1', available = true) => ({
  domainId,
  name: 'One',
  hostname,
  available,
});

describe('the origin of links', () => {
  test('is the host of the request if the domain lists it', () => {
    expect(toSiteOrigin(resolved('example.nz'), true, base).origin).toBe('https://example.nz');
    expect(toSiteOrigin(resolved('example.nz'), false, base).origin).toBe('http://example.nz');
  });
  test('is never a host that a client invented', () => {
    expect(toSiteOrigin(resolved(''), true, base).origin).toBe(base);
  });
  test('keeps the port of the base address', () => {
    expect(toSiteOrigin(resolved('localhost'), false, 'http://localhost:3000').origin).toBe('http://localhost:3000');
    expect(toSiteOrigin(resolved('127.0.0.1'), false, 'http://localhost:3000').origin).toBe('http://127.0.0.1:3000');
  });
  test('is that of the first hostname for canonical addresses', () => {
    const second = { ...resolved('www.example.nz'), canonicalHostname: 'example.nz' };
    expect(toSiteOrigin(second, true, base)).toMatchObject({
      origin: 'https://www.example.nz',
      canonicalOrigin: 'https://example.nz',
    });
    expect(toSiteOrigin(resolved(''), true, base).canonicalOrigin).toBe(base);
  });
  test('is https if the site is', () => {
    expect(toSiteOrigin(resolved('example.nz'), false, 'https://www.example.org').origin).toBe('https://example.nz');
  });
});

test('cached values of a domain are separate from those of other domains and of its published state', () => {
  const keys = [resolved('', 'd1'), resolved('', 'd2'), resolved('', 'd1', false)].map(
    (host) => toSiteOrigin(host, false, base).key,
  );
  expect(new Set(keys).size).toBe(3);
  expect(toSiteOrigin(resolved('', 'd1', false), false, base).isUnpublished).toBe(true);
});

describe('a session that works on another domain', () => {
  const own = toSiteOrigin(resolved('example.nz'), true, base);
  const other = { _id: 'd2', name: 'Two', published: true, lastPublished: '2026-01-01T00:00:00.000Z' };

  test('keeps the host of the request and has its own cache key', () => {
    const { key, ...site } = switchDomain(own, other);
    const origin = 'https://example.nz';
    expect(site).toEqual({ domainId: 'd2', domainName: 'Two', origin, canonicalOrigin: origin, isSwitched: true });
    expect(key).toBe(cacheKey('swapped', own.key, 'd2'));
  });
  test('may work on a domain that was never published', () => {
    expect(switchDomain(own, { _id: 'd2', name: 'Two', published: false }).domainId).toBe('d2');
  });
  test.each([
    ['is not there', undefined],
    ['has been unpublished', { ...other, published: false }],
    ['is its host’s own', { ...other, _id: 'd1' }],
  ])('falls back to the domain of the host when the other one %s', (_, found) => {
    expect(switchDomain(own, found)).toBe(own);
  });
});

test.each([
  ['WWW.Example.org:8080', 'www.example.org'],
  ['localhost', 'localhost'],
  ['[::1]:3000', '[::1]'],
  ['a/b', ''],
  ['user@host', ''],
  ['', ''],
])('the host %s has the name %s', (host, name) => {
  expect(parseHostname(host)).toBe(name);
});
