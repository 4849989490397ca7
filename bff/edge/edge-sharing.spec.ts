import { cacheKey } from '../caching/cache-key.ts';
import { EVERYTHING, MANY, toKeys } from './edge-keys.ts';
import { EdgeSharing } from './edge-sharing.ts';
import { surrogateHeaders } from './fastly.ts';

const key = (name: string | number) => cacheKey('page', name);
const purger = { isFailing: false };
const sharing = new EdgeSharing({ edge: { headersOf: surrogateHeaders }, purger, now: () => 0 });
const host = 'www.example.org';
const dependencies = new Set([key('a'), key('b')]);
const headersFor = (headers: Record<string, string> = {}, validity = { dependencies, expiresAt: Infinity }) =>
  sharing.headersOf({ headers: { host, ...headers } }, validity);

test('an answer names the time for which it is stored, and a key for each dependency', () => {
  expect(headersFor()).toEqual({
    'surrogate-control': 'max-age=60, stale-while-revalidate=30, stale-if-error=86400',
    'surrogate-key': [EVERYTHING, ...toKeys(dependencies)].join(' '),
  });
  expect(headersFor({ cookie: 'theme=dark', 'x-forwarded-host': host })).toEqual(headersFor());
});

test.each([
  ['with a session', { cookie: 'a=b; authToken=x' }],
  ['with a token', { authorization: 'Bearer x' }],
  ['for another forwarded host', { 'x-forwarded-host': 'other.example.org' }],
])('an answer to a request %s is not shared', (_, headers) => {
  expect(headersFor(headers)).toBeUndefined();
});

test('an answer that soon expires is not shared', () => {
  expect(headersFor({}, { dependencies, expiresAt: 90_000 })).toBeUndefined();
  expect(headersFor({}, { dependencies, expiresAt: 90_001 })).toBeDefined();
});

test('while purges fail, nothing is shared', () => {
  purger.isFailing = true;
  expect(headersFor()).toBeUndefined();
  purger.isFailing = false;
});

test('the keys of an answer with many dependencies become one', () => {
  const many = new Set(Array.from({ length: 5000 }, (_, number) => key(number)));
  const headers = headersFor({}, { dependencies: many, expiresAt: Infinity });
  expect(headers!['surrogate-key']).toBe(`${EVERYTHING} ${MANY}`);
  const fewer = new Set([...many].slice(0, 200));
  expect(headersFor({}, { dependencies: fewer, expiresAt: Infinity })!['surrogate-key']!.length).toBeLessThan(2000);
});
