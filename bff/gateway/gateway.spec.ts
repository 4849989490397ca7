import { isOwnOrigin } from './gateway.ts';

const host = 'www.example.org:8080';

describe('a state-changing request', () => {
  test('of the site itself is accepted', () => {
    expect(isOwnOrigin({ origin: 'http://www.example.org:8080', 'sec-fetch-site': 'same-origin' }, host)).toBe(true);
    expect(isOwnOrigin({ origin: 'https://WWW.example.org:8080' }, host)).toBe(true);
    expect(isOwnOrigin({ referer: 'http://www.example.org:8080/au' }, host)).toBe(true);
  });
  test('of a client that is not a browser is accepted', () => {
    expect(isOwnOrigin({ authorization: 'Bearer x' }, host)).toBe(true);
    expect(isOwnOrigin({}, host)).toBe(true);
  });
  test.each([
    [{ origin: 'http://evil.example' }],
    [{ origin: 'http://www.example.org' }],
    [{ origin: 'http://www.example.org:8080.evil.example' }],
    [{ origin: 'null' }],
    [{ referer: 'http://evil.example/www.example.org:8080' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://www.example.org:8080' }],
    [{ origin: 'http://evil.example', authorization: 'Bearer x' }],
  ])('of another site is refused: %j', (headers) => {
    expect(isOwnOrigin(headers, host)).toBe(false);
  });
});
