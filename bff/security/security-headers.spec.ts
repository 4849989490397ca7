import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

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
