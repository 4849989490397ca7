import { routeOf } from './incoming.ts';

const request = {
  headers: {
    host: 'inside:3000',
    'x-forwarded-host': 'www.example.org',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '1.2.3.4, 10.0.0.7',
  },
  socket: { remoteAddress: '10.0.0.1' },
};

describe('where a request came from', () => {
  test('is told by the proxy, where there is one', () => {
    expect(routeOf(request, true)).toEqual({ host: 'www.example.org', secure: true, source: '10.0.0.7' });
  });
  test('is never told by headers that anybody can send', () => {
    expect(routeOf(request, false)).toEqual({ host: 'inside:3000', secure: false, source: '10.0.0.1' });
  });
});
