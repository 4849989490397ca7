import { serializeDeviceCookie, readDeviceCookie } from './device-cookie.ts';

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
