import { readCookie, serializeCookie } from './auth-cookie.ts';

/** Marks the device as known at the next sign-in; it cannot open a session. */
const DEVICE_COOKIE = 'device';
const DAYS = 365;
/** The limit of identity; a longer value cannot be a token. */
const MAX_LENGTH = 4000;

/** Browsers send it only to the sign-in. */
export const serializeDeviceCookie = (token: string, secure: boolean): string =>
  serializeCookie(DEVICE_COOKIE, token, { days: DAYS, path: '/api/user/login', secure });

export function readDeviceCookie(headers: { cookie?: string }): string {
  const token = readCookie(headers, DEVICE_COOKIE);
  return token.length <= MAX_LENGTH ? token : '';
}
