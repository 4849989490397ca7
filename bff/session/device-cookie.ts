import { encodePart } from '../../proto/unicode.ts';
import { readCookie } from './auth-cookie.ts';

/** Proves at the next sign-in that this device is one of the user's; it opens no session once its own is over. */
const DEVICE_COOKIE = 'device';
const DAYS = 365;
/** What identity accepts at most; anything longer is no token. */
const MAX_LENGTH = 4000;

/** Sent to the sign-in only. */
export const serializeDeviceCookie = (token: string, secure: boolean): string =>
  `${DEVICE_COOKIE}=${encodePart(token)}; Max-Age=${DAYS * 24 * 60 * 60}; Path=/api/user/login; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export function readDeviceCookie(headers: { cookie?: string }): string {
  const token = readCookie(headers, DEVICE_COOKIE);
  return token.length <= MAX_LENGTH ? token : '';
}
