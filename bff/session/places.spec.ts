import { hostnameOf, placeOf, swapped } from './places.ts';

const domain = { _id: 'd1', hostnames: ['www.example.org', 'example.nz'] };
const base = 'http://localhost';

describe('the origin that addresses are told under', () => {
  test('is the host of the request, when the domain has it', () => {
    expect(placeOf(domain, 'example.nz', true, base).origin).toBe('https://example.nz');
    expect(placeOf(domain, 'example.nz', false, base).origin).toBe('http://example.nz');
  });
  test('is never a host that a client made up', () => {
    expect(placeOf(domain, 'evil.example', true, base).origin).toBe(base);
  });
  test('keeps the port of the base address', () => {
    const local = { ...domain, hostnames: ['localhost', '127.0.0.1'] };
    expect(placeOf(local, 'localhost', false, 'http://localhost:3000').origin).toBe('http://localhost:3000');
    expect(placeOf(local, '127.0.0.1', false, 'http://localhost:3000').origin).toBe('http://127.0.0.1:3000');
  });
  test('is https where the site is', () => {
    expect(placeOf(domain, 'example.nz', false, 'https://www.example.org').origin).toBe('https://example.nz');
  });
});

test('two domains are never told apart by origin alone', () => {
  const key = (id: string) => placeOf({ ...domain, _id: id }, 'other', false, base).key;
  expect(key('d1')).not.toBe(key('d2'));
});

describe('a session that works on another domain', () => {
  const own = placeOf(domain, 'example.nz', true, base);
  const other = { _id: 'd2', published: true, lastPublished: '2026-01-01T00:00:00.000Z' };

  test('is told of it under the host where it is, and never out of what is kept for visitors', () => {
    const { key, ...place } = swapped(own, other);
    expect(place).toEqual({ domainId: 'd2', origin: 'https://example.nz', isSwapped: true });
    expect([own.key, placeOf({ ...domain, _id: 'd2' }, 'example.nz', true, base).key]).not.toContain(key);
  });
  test('may work on one that was never published', () => {
    expect(swapped(own, { _id: 'd2', published: false }).domainId).toBe('d2');
  });
  test.each([
    ['is not there', undefined],
    ['has been unpublished', { ...other, published: false }],
    ['is its host’s own', { ...other, _id: 'd1' }],
  ])('is on its host’s own when the other one %s', (_, found) => {
    expect(swapped(own, found)).toBe(own);
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
  expect(hostnameOf(host)).toBe(name);
});
