import { parseProxyTrust } from './proxy-trust.ts';

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
