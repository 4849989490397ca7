import { expireTagCookies, parseConsent, serializeConsent } from './consent-cookie.ts';

const both = ['statistics', 'marketing'] as const;
const cookieOf = (...args: Parameters<typeof serializeConsent>) => serializeConsent(...args).split(';')[0]!;

test.each([[[]], [['statistics']], [['marketing']], [both]] as const)('%j is read as it was stored', (granted) => {
  const cookie = cookieOf(granted, both, 'https:');
  expect(parseConsent(`a=1; ${cookie}; b=2`, both)).toEqual(granted);
  expect(parseConsent(cookie, ['marketing', 'statistics'])).toEqual([...granted].reverse());
});

test.each([
  '',
  'consents=v1.statistics-marketing.statistics',
  'consent=',
  'consent=true',
  'consent=v0.statistics-marketing.',
])('a visitor with %j has not answered', (cookies) => expect(parseConsent(cookies, both)).toBeNull());

test('changed categories ask again', () => {
  const cookie = cookieOf(both, both, 'https:');
  expect(parseConsent(cookie, ['statistics'])).toBeNull();
  expect(parseConsent(cookieOf([], ['statistics'], 'https:'), both)).toBeNull();
});

test('only offered categories are granted', () => {
  expect(parseConsent('consent=v1.statistics.statistics-marketing-all', ['statistics'])).toEqual(['statistics']);
});

test('the cookie lasts 180 days, is sent to the site only, and over https only if the site has it', () => {
  expect(serializeConsent(['statistics'], both, 'https:')).toBe(
    'consent=v1.statistics-marketing.statistics; max-age=15552000; path=/; samesite=lax; secure',
  );
  expect(serializeConsent([], both, 'http:')).not.toContain('secure');
});

test('withdrawing deletes the cookies of tags and no other', () => {
  expect(expireTagCookies('consent=v1..; _ga=GA1.2; acceptedCookies=true', 'www.example.org')).toEqual([
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=www.example.org',
    '_ga=; max-age=0; path=/; domain=example.org',
  ]);
  expect(expireTagCookies('', 'localhost')).toEqual([]);
});
