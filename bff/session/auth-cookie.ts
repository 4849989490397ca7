import { encodePart } from '../../proto/unicode.ts';

/** Holds the token of a session; scripts can not read it, and other sites' forms do not send it. */
export const AUTH_COOKIE = 'authToken';
const DAYS = 3;

export const serializeAuthCookie = (token: string, secure: boolean): string =>
  serializeCookie(token, DAYS * 24 * 60 * 60, secure);

export const serializeClearedAuthCookie = (secure: boolean): string => serializeCookie('', 0, secure);

const serializeCookie = (value: string, maxAge: number, secure: boolean) =>
  `${AUTH_COOKIE}=${encodePart(value)}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Cheap enough to be asked before every cached page. */
export const mayBeSignedIn = ({ cookie, authorization }: { cookie?: string; authorization?: string }): boolean =>
  authorization !== undefined || (cookie !== undefined && cookie.includes(`${AUTH_COOKIE}=`));

/** The token that a request carries, by header or by cookie; the header wins. */
export function readToken({ cookie, authorization }: { cookie?: string; authorization?: string }): string | null {
  const bearer = authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
  return bearer ?? (readCookie({ cookie }, AUTH_COOKIE) || null);
}

/** Empty when the request has no such cookie. */
export function readCookie({ cookie }: { cookie?: string }, wanted: string): string {
  for (const pair of cookie?.split(';') ?? []) {
    const [name, ...value] = pair.trim().split('=');
    if (name === wanted) return decoded(value.join('='));
  }
  return '';
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
