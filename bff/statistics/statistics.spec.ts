import { BeaconLimits, isCountable, normalizeReferrer } from './count.controller.ts';
import { MAX_ENTRIES, MAX_SENT, Tally } from './page-statistics.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const place = { domainId: 'd', regionId: 'au', day: '2026-11-24' };

test('visitors with a browser are counted', () => {
  expect(isCountable({ 'user-agent': browser })).toBe(true);
  expect(isCountable({ 'user-agent': browser, dnt: '0' })).toBe(true);
});

test.each([
  {},
  { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0' },
  { 'user-agent': 'curl/8.5.0' },
  { 'user-agent': browser, dnt: '1' },
  { 'user-agent': browser, 'sec-gpc': '1' },
  { 'user-agent': browser, 'sec-purpose': 'prefetch;prerender' },
])('a request with %o is not counted', (headers) => {
  expect(isCountable(headers)).toBe(false);
});

test.each([
  ['www.Google.com', 'google.com'],
  ['news.example:8443', 'news.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['www.tern.example', ''],
  ['localhost', ''],
  ['203.0.113.7', ''],
  ['<b>a.example', ''],
  [`${'a'.repeat(101)}.example`, ''],
  ['', ''],
])('the referrer %s is stored as %p', (host, stored) => {
  expect(normalizeReferrer(host, 'tern.example:443')).toBe(stored);
});

test('a network can report 120 times a minute', () => {
  let now = 0;
  const limits = new BeaconLimits(() => now);
  const report = (source: string) => limits.count(source);
  for (let i = 0; i < 120; i++) report('203.0.113.7');
  expect(() => report('203.0.113.7')).toThrow(expect.objectContaining({ code: 'too-many' }));
  expect(() => report('203.0.113.8')).not.toThrow();
  now = 60_000;
  expect(() => report('203.0.113.7')).not.toThrow();
});

test('a tally counts equal entries, separately for each domain, region and day', () => {
  const tally = new Tally();
  tally.add(place, { kind: 'view', path: '/au', host: '' });
  tally.add(place, { kind: 'view', path: '/au', host: 'a.example' });
  tally.add(place, { kind: 'view', path: '/au', host: 'a.example' });
  tally.add(place, { kind: 'conversion', path: '/au' });
  tally.add(place, { kind: 'search', q: 'leave' });
  tally.add(place, { kind: 'missing', path: '/au/old' });
  tally.add({ ...place, regionId: 'nz' }, { kind: 'search', q: 'leave' });
  expect(tally.take()).toEqual([
    {
      domainId: 'd',
      counts: {
        regionId: 'au',
        day: place.day,
        pages: [{ path: '/au', views: 3, conversions: 1, referrers: [{ host: 'a.example', views: 2 }] }],
        searches: [{ q: 'leave', count: 1 }],
        missing: [{ path: '/au/old', count: 1 }],
      },
    },
    {
      domainId: 'd',
      counts: { regionId: 'nz', day: place.day, pages: [], searches: [{ q: 'leave', count: 1 }], missing: [] },
    },
  ]);
  expect(tally.take()).toEqual([]);
});

test('a tally has a bounded number of entries, still counts those that it has, and is sent in calls of a bounded size', () => {
  const tally = new Tally();
  const view = (n: number) => tally.add(place, { kind: 'view', path: `/p${n}`, host: '' });
  for (let n = 0; n < MAX_ENTRIES; n++) expect(view(n)).toBe(true);
  expect(view(MAX_ENTRIES)).toBe(false);
  expect(view(0)).toBe(true);
  const sizes = tally.take().map(({ counts }) => counts.pages.length);
  expect(sizes).toEqual(Array.from({ length: MAX_ENTRIES / MAX_SENT }, () => MAX_SENT));
});
