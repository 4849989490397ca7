import {
  mayBeSignedIn,
  readDeviceCookie,
  readToken,
  serializeAuthCookie,
  serializeClearedAuthCookie,
  serializeDeviceCookie,
} from './cookies.ts';

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

describe('the device cookie', () => {
  test('lasts a year, is out of reach of scripts, and is sent to the sign-in only', () => {
    expect(serializeDeviceCookie('abc.def', false)).toBe(
      'device=abc.def; Max-Age=31536000; Path=/api/user/login; HttpOnly; SameSite=Lax',
    );
    expect(serializeDeviceCookie('abc', true)).toMatch(/; Secure(;|$)/);
  });

  test('is read among others, and ignored when it is too long', () => {
    expect(readDeviceCookie({ cookie: 'a=1; device=abc.def; authToken=x' })).toBe('abc.def');
    expect(readDeviceCookie({ cookie: `device=${'x'.repeat(4001)}` })).toBe('');
    expect(readDeviceCookie({})).toBe('');
  });
});
