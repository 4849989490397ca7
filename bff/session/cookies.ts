import { parseCookie, stringifySetCookie } from 'cookie';

const AUTH_COOKIE = 'authToken';
const AUTH_DAYS = 3;
const DAY = 24 * 60 * 60;

export const serializeAuthCookie = (token: string, secure: boolean): string =>
  serializeCookie(AUTH_COOKIE, token, { seconds: AUTH_DAYS * DAY, path: '/', secure });

export const serializeClearedAuthCookie = (secure: boolean): string =>
  serializeCookie(AUTH_COOKIE, '', { seconds: 0, path: '/', secure });

const serializeCookie = (
  name: string,
  value: string,
  { seconds, path, secure }: { seconds: number; path: string; secure: boolean },
): string => stringifySetCookie({ name, value, maxAge: seconds, path, httpOnly: true, sameSite: 'lax', secure });

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
  serializeCookie(DEVICE_COOKIE, token, { seconds: DEVICE_DAYS * DAY, path: '/api/user/login', secure });

export const serializeSignedInCookies = (token: string, secure: boolean): string[] => [
  serializeAuthCookie(token, secure),
  serializeDeviceCookie(token, secure),
];

export function readDeviceCookie(headers: { cookie?: string }): string {
  const token = readCookie(headers, DEVICE_COOKIE);
  return token.length <= MAX_DEVICE_LENGTH ? token : '';
}

const SIGN_IN_COOKIE = 'signIn';
const SIGN_IN_SECONDS = 10 * 60;
const SIGN_IN_PATH = '/api/sign-in';

export const serializeSignInCookie = (ticket: string, secure: boolean): string =>
  serializeCookie(SIGN_IN_COOKIE, ticket, { seconds: SIGN_IN_SECONDS, path: SIGN_IN_PATH, secure });

export const serializeClearedSignInCookie = (secure: boolean): string =>
  serializeCookie(SIGN_IN_COOKIE, '', { seconds: 0, path: SIGN_IN_PATH, secure });

const HAND_OFF_COOKIE = 'handOff';
const HAND_OFF_SECONDS = 60;

export const serializeHandOffCookie = (state: string, secure: boolean): string =>
  serializeCookie(HAND_OFF_COOKIE, state, { seconds: HAND_OFF_SECONDS, path: SIGN_IN_PATH, secure });

export const readHandOffCookie = (headers: { cookie?: string }): string =>
  readCookie(headers, HAND_OFF_COOKIE).slice(0, 100);

export const readSignInCookie = (headers: { cookie?: string }): string =>
  readCookie(headers, SIGN_IN_COOKIE).slice(0, 200);
