import type { Measurement } from '../../proto/entities/site-settings.ts';
import { allowTagManager, contentSecurityPolicy, parseMapsSettings, securityHeaders } from './security-headers.ts';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

describe('the content security policy', () => {
  test('lets visitors run our own script files and nothing inline', () => {
    expect(directives(contentSecurityPolicy()).get('script-src')).toEqual(["'self'"]);
    expect(directives(contentSecurityPolicy()).get('object-src')).toEqual(["'none'"]);
  });
  test('lets an editor use elements with the nonce of the response', () => {
    expect(directives(contentSecurityPolicy('abc')).get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
    expect(directives(contentSecurityPolicy('abc')).get('style-src')).toEqual(["'self'", "'nonce-abc'"]);
  });
  test('lets an editor connect to the hosts of the maps service only if it is configured', () => {
    const allowed = ['https://maps.example.org', 'https://places.example.org'];
    const policy = directives(contentSecurityPolicy('abc', { script: allowed, connect: allowed }));
    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-abc'", ...allowed]);
    expect(policy.get('connect-src')).toEqual(["'self'", ...allowed]);
    expect(contentSecurityPolicy('abc', { script: [], connect: [] })).toBe(contentSecurityPolicy('abc'));
    expect(contentSecurityPolicy('abc')).not.toContain('connect-src');
  });
  test('allows inline style attributes only', () => {
    const unsafe = [...directives(contentSecurityPolicy('abc'))].filter(([, sources]) =>
      sources.includes("'unsafe-inline'"),
    );
    expect(unsafe.map(([name]) => name)).toEqual(['style-src-attr']);
  });
});

test('only https pages send Strict-Transport-Security', () => {
  expect(securityHeaders({ secure: true })).toHaveProperty('strict-transport-security', 'max-age=31536000');
  // Other systems of the company may be under the same domain name, without https.
  expect(securityHeaders({ secure: true, includeSubDomains: true })).toHaveProperty(
    'strict-transport-security',
    'max-age=31536000; includeSubDomains',
  );
  expect(securityHeaders({ secure: false })).not.toHaveProperty('strict-transport-security');
});

const policyOf = (categories: Measurement['categories'], containerId = 'GTM-TEST1') =>
  contentSecurityPolicy(
    undefined,
    allowTagManager({ containerId, categories, texts: { necessary: '', statistics: '', marketing: '' } }),
  );
const directive = (policy: string, name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `));

test('without a container nothing is added to the content security policy', () => {
  expect(contentSecurityPolicy(undefined, allowTagManager(undefined))).toBe(contentSecurityPolicy());
  expect(policyOf(['statistics', 'marketing'], '')).toBe(contentSecurityPolicy());
});

test('with a container, only the origins of its categories are added', () => {
  const statistics = policyOf(['statistics']);
  expect(directive(statistics, 'script-src')).toBe("script-src 'self' https://www.googletagmanager.com");
  expect(directive(statistics, 'connect-src')).toBe(
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  );
  expect(directive(statistics, 'frame-src')).toBe(directive(contentSecurityPolicy(), 'frame-src'));
  const marketing = policyOf(['marketing']);
  expect(marketing).not.toContain('google-analytics.com');
  expect(directive(marketing, 'script-src')).toContain('https://www.googleadservices.com');
  expect(directive(marketing, 'frame-src')).toContain('https://td.doubleclick.net');
});

test('no policy allows inline scripts or evaluation', () => {
  expect(directive(policyOf(['statistics', 'marketing']), 'script-src')).not.toContain('unsafe');
});

describe('the maps script', () => {
  test('does not exist without a key', () => {
    expect(parseMapsSettings({})).toBeNull();
    expect(parseMapsSettings({ MAPS_KEY: ' ', MAPS_URL: 'https://maps.example.org/js' })).toBeNull();
  });

  test('carries the key and the places library', () => {
    const { script, allowed } = parseMapsSettings({ MAPS_KEY: 'k&1' })!;
    const url = new URL(script);
    expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js');
    expect([...url.searchParams]).toEqual([
      ['key', 'k&1'],
      ['libraries', 'places'],
    ]);
    expect(allowed.connect).toEqual(['https://maps.googleapis.com', 'https://places.googleapis.com']);
  });

  test('can come from another host, which is then the only one allowed', () => {
    const { script, allowed } = parseMapsSettings({ MAPS_KEY: 'k1', MAPS_URL: 'http://127.0.0.1:9/js?v=3' })!;
    expect(script).toBe('http://127.0.0.1:9/js?v=3&key=k1&libraries=places');
    expect(allowed.connect).toEqual(['http://127.0.0.1:9']);
  });

  test.each(['maps.example.org/js', 'javascript:alert(1)', "https://a b'"])('%s is not a script URL', (MAPS_URL) => {
    expect(() => parseMapsSettings({ MAPS_KEY: 'k1', MAPS_URL })).toThrow('MAPS_URL is');
  });
});
