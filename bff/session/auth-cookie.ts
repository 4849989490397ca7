import { encodePart } from '../../proto/unicode.ts';

/** Holds the session token; scripts cannot read it, and forms of other sites do not send it. */
export const AUTH_COOKIE = 'authToken';
const DAYS = 3;

export const serializeAuthCookie = (token: string, secure: boolean): string =>
  serializeCookie(token, DAYS * 24 * 60 * 60, secure);

export const serializeClearedAuthCookie = (secure: boolean): string => serializeCookie('', 0, secure);

const serializeCookie = (value: string, maxAge: number, secure: boolean) =>
  `${AUTH_COOKIE}=${encodePart(value)}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** A cheap check that runs before every cached page; it may return true for an invalid cookie. */
export const mayBeSignedIn = ({ cookie, authorization }: { cookie?: string; authorization?: string }): boolean =>
  authorization !== undefined || (cookie !== undefined && cookie.includes(`${AUTH_COOKIE}=`));

/** The Authorization header takes precedence over the cookie. */
export function readToken({ cookie, authorization }: { cookie?: string; authorization?: string }): string | null {
  const bearer = authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
  return bearer ?? (readCookie({ cookie }, AUTH_COOKIE) || null);
}

/** Empty when the request has no such cookie. */
export function readCookie({ cookie }: { cookie?: string }, cookieName: string): string {
  for (const pair of cookie?.split(';') ?? []) {
    const [name, ...value] = pair.trim().split('=');
    if (name === cookieName) return decoded(value.join('='));
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
