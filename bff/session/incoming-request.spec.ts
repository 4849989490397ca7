import { isFromProxy, networkOf, parseProxyTrust, resolveOrigin, trustNoProxy } from './incoming-request.ts';

const headers = {
  host: 'inside:3000',
  'x-forwarded-host': 'www.example.org',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '1.2.3.4, 10.0.0.7',
};
const request = { headers, socket: { remoteAddress: '10.0.0.1' } };
const direct = { host: 'inside:3000', secure: false, source: '10.0.0.1' };

describe('host, scheme and source of a request', () => {
  test('are read from the socket if no proxy is trusted', () => {
    expect(resolveOrigin(request, trustNoProxy)).toEqual(direct);
  });

  test.each([
    ['true', '10.0.0.7'],
    ['1', '10.0.0.7'],
    ['2', '1.2.3.4'],
    ['9', '1.2.3.4'],
    ['10.0.0.0/8', '1.2.3.4'],
    ['10.0.0.1', '10.0.0.7'],
  ])('are read from the headers of the proxies that TRUST_PROXY=%s names', (setting, source) => {
    expect(resolveOrigin(request, parseProxyTrust(setting))).toEqual({ host: 'www.example.org', secure: true, source });
  });

  test('are read from the socket if the peer is not trusted', () => {
    expect(resolveOrigin(request, parseProxyTrust('192.168.0.0/16'))).toEqual(direct);
    expect(isFromProxy(request, parseProxyTrust('192.168.0.0/16'))).toBe(false);
  });

  test('are what the proxy appended to a list sent by the client', () => {
    const forged = {
      ...headers,
      'x-forwarded-host': 'evil.example, www.example.org',
      'x-forwarded-proto': 'https,http',
      'x-forwarded-for': '6.6.6.6, 7.7.7.7, 1.2.3.4',
    };
    expect(resolveOrigin({ ...request, headers: forged }, parseProxyTrust('1'))).toEqual({
      host: 'www.example.org',
      secure: false,
      source: '1.2.3.4',
    });
  });

  test.each([
    ['1', '6.6.6.6, 203.0.113.88:1001', '203.0.113.88'],
    ['10.0.0.0/8', '203.0.113.88:1001, 10.0.0.7:443', '203.0.113.88'],
    ['1', '[2001:db8:1:2:3:4:5:6]:1001', '2001:db8:1:2::/64'],
    ['1', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ])('have no port and no host within a network: TRUST_PROXY=%s, %s', (setting, forwarded, source) => {
    const sent = { ...request, headers: { ...headers, 'x-forwarded-for': forwarded } };
    expect(resolveOrigin(sent, parseProxyTrust(setting)).source).toBe(source);
  });

  test('fall back to the socket if the proxy adds nothing', () => {
    expect(resolveOrigin({ ...request, headers: { host: 'inside:3000' } }, parseProxyTrust('1'))).toEqual(direct);
    const empty = { host: 'inside:3000', 'x-forwarded-host': ' , ', 'x-forwarded-proto': '', 'x-forwarded-for': '' };
    expect(resolveOrigin({ ...request, headers: empty }, parseProxyTrust('1'))).toEqual(direct);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:1001', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3:4:5:6]:1001', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (source, network) => expect(networkOf(source)).toBe(network));

test.each([undefined, '', 'false', false, '0'])('TRUST_PROXY %j trusts no proxy', (setting) => {
  expect(parseProxyTrust(setting)('127.0.0.1', 0)).toBe(false);
});

test.each([
  ['true', [true, false]],
  [true, [true, false]],
  ['1', [true, false]],
  ['2', [true, true, false]],
] as const)('TRUST_PROXY %j trusts that many hops', (setting, expected) => {
  expect(expected.map((_, hop) => parseProxyTrust(setting)('203.0.113.9', hop))).toEqual(expected);
});

test('addresses and ranges trust the peers within them', () => {
  const isTrusted = parseProxyTrust('10.0.0.0/8, 192.168.1.4,loopback');
  expect(['10.2.3.4', '192.168.1.4', '127.0.0.1', '::1', '::ffff:10.0.0.1'].map((peer) => isTrusted(peer, 0))).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(['11.0.0.1', '192.168.1.5', 'unknown', ''].map((peer) => isTrusted(peer, 0))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test.each(['yes', '-1', '1.5', '999', 'proxy.example', '10.0.0.0/99', ','])('TRUST_PROXY %j is refused', (setting) => {
  expect(() => parseProxyTrust(setting)).toThrow(/TRUST_PROXY is/);
});
