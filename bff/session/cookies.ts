import { parseCookie, stringifySetCookie } from 'cookie';

const AUTH_COOKIE = 'authToken';
const AUTH_DAYS = 3;

export const serializeAuthCookie = (token: string, secure: boolean): string =>
  serializeCookie(AUTH_COOKIE, token, { days: AUTH_DAYS, path: '/', secure });

export const serializeClearedAuthCookie = (secure: boolean): string =>
  serializeCookie(AUTH_COOKIE, '', { days: 0, path: '/', secure });

const serializeCookie = (
  name: string,
  value: string,
  { days, path, secure }: { days: number; path: string; secure: boolean },
): string =>
  stringifySetCookie({ name, value, maxAge: days * 24 * 60 * 60, path, httpOnly: true, sameSite: 'lax', secure });

export const mayBeSignedIn = ({ cookie, authorization }: { cookie?: string; authorization?: string }): boolean =>
  authorization !== undefined || (cookie !== undefined && cookie.includes(`${AUTH_COOKIE}=`));

export function readToken({ cookie, authorization }: { cookie?: string; authorization?: string }): string | null {
  const bearer = authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
  return bearer ?? (readCookie({ cookie }, AUTH_COOKIE) || null);
}

const readCookie = ({ cookie = '' }: { cookie?: string }, name: string): string => parseCookie(cookie)[name] ?? '';

const DEVICE_COOKIE = 'device';
const DEVICE_DAYS = 365;
const MAX_DEVICE_LENGTH = 4000;

export const serializeDeviceCookie = (token: string, secure: boolean): string =>
  serializeCookie(DEVICE_COOKIE, token, { days: DEVICE_DAYS, path: '/api/user/login', secure });

export function readDeviceCookie(headers: { cookie?: string }): string {
  const token = readCookie(headers, DEVICE_COOKIE);
  return token.length <= MAX_DEVICE_LENGTH ? token : '';
}
