import { parseCookie, stringifySetCookie } from 'cookie';

const AUTH_COOKIE = 'authToken';
const DAYS = 3;

export const serializeAuthCookie = (token: string, secure: boolean): string =>
  serializeCookie(AUTH_COOKIE, token, { days: DAYS, path: '/', secure });

export const serializeClearedAuthCookie = (secure: boolean): string =>
  serializeCookie(AUTH_COOKIE, '', { days: 0, path: '/', secure });

export const serializeCookie = (
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

export const readCookie = ({ cookie = '' }: { cookie?: string }, name: string): string =>
  parseCookie(cookie)[name] ?? '';
