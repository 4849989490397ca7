import { readCookie, serializeCookie } from './auth-cookie.ts';

const DEVICE_COOKIE = 'device';
const DAYS = 365;
const MAX_LENGTH = 4000;

export const serializeDeviceCookie = (token: string, secure: boolean): string =>
  serializeCookie(DEVICE_COOKIE, token, { days: DAYS, path: '/api/user/login', secure });

export function readDeviceCookie(headers: { cookie?: string }): string {
  const token = readCookie(headers, DEVICE_COOKIE);
  return token.length <= MAX_LENGTH ? token : '';
}
