import { serializeAuthCookie, serializeClearedAuthCookie, mayBeSignedIn, readToken } from './auth-cookie.ts';

describe('the auth cookie', () => {
  test('is hidden from scripts and other sites and lasts 3 days', () => {
    expect(serializeAuthCookie('abc.def', false)).toBe(
      'authToken=abc.def; Max-Age=259200; Path=/; HttpOnly; SameSite=Lax',
    );
  });
  test('is Secure under https', () => {
    expect(serializeAuthCookie('abc', true)).toMatch(/; Secure(;|$)/);
  });
  test('is cleared by an expired cookie', () => {
    expect(serializeClearedAuthCookie(false)).toMatch(/^authToken=; Max-Age=0; Path=\//);
  });
});

describe('the token of a request', () => {
  test('is found among other cookies', () => {
    expect(readToken({ cookie: 'a=1; authToken=abc; b=2' })).toBe('abc');
    expect(readToken({ cookie: 'notauthToken=abc' })).toBeNull();
    expect(readToken({ cookie: 'authToken=' })).toBeNull();
    expect(readToken({})).toBeNull();
  });
  test('in the header wins over the cookie', () => {
    expect(readToken({ authorization: 'Bearer xyz', cookie: 'authToken=abc' })).toBe('xyz');
  });
  test('keeps a request out of the page cache in either form', () => {
    expect(mayBeSignedIn({ cookie: 'a=1; authToken=abc' })).toBe(true);
    expect(mayBeSignedIn({ authorization: 'Bearer x' })).toBe(true);
    expect(mayBeSignedIn({ cookie: 'acceptedCookies=true' })).toBe(false);
  });
});
