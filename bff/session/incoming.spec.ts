import { isFromProxy, routeOf } from './incoming.ts';
import { proxyTrustFrom, trustNobody } from './proxy-trust.ts';

const headers = {
  host: 'inside:3000',
  'x-forwarded-host': 'www.example.org',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '1.2.3.4, 10.0.0.7',
};
const request = { headers, socket: { remoteAddress: '10.0.0.1' } };
const direct = { host: 'inside:3000', secure: false, source: '10.0.0.1' };

describe('host, scheme and source of a request', () => {
  test('are read from the socket when no proxy is trusted', () => {
    expect(routeOf(request, trustNobody)).toEqual(direct);
  });

  test.each([
    ['true', '10.0.0.7'],
    ['1', '10.0.0.7'],
    ['2', '1.2.3.4'],
    ['9', '1.2.3.4'],
    ['10.0.0.0/8', '1.2.3.4'],
    ['10.0.0.1', '10.0.0.7'],
  ])('are read from the headers of the proxies that TRUST_PROXY=%s names', (setting, source) => {
    expect(routeOf(request, proxyTrustFrom(setting))).toEqual({ host: 'www.example.org', secure: true, source });
  });

  test('are read from the socket when the peer is none of the trusted addresses', () => {
    expect(routeOf(request, proxyTrustFrom('192.168.0.0/16'))).toEqual(direct);
    expect(isFromProxy(request, proxyTrustFrom('192.168.0.0/16'))).toBe(false);
  });

  test('are what the proxy appended to a list that the client began', () => {
    const forged = {
      ...headers,
      'x-forwarded-host': 'evil.example, www.example.org',
      'x-forwarded-proto': 'https,http',
      'x-forwarded-for': '6.6.6.6, 7.7.7.7, 1.2.3.4',
    };
    expect(routeOf({ ...request, headers: forged }, proxyTrustFrom('1'))).toEqual({
      host: 'www.example.org',
      secure: false,
      source: '1.2.3.4',
    });
  });

  test('fall back to the socket where the proxy adds nothing', () => {
    expect(routeOf({ ...request, headers: { host: 'inside:3000' } }, proxyTrustFrom('1'))).toEqual(direct);
    const empty = { host: 'inside:3000', 'x-forwarded-host': ' , ', 'x-forwarded-proto': '', 'x-forwarded-for': '' };
    expect(routeOf({ ...request, headers: empty }, proxyTrustFrom('1'))).toEqual(direct);
  });
});
