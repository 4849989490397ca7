import type { Answer } from './http-request.ts';

/** Returns the cookie of a successful sign-in. Throws the response of a refused one. */
export function sessionCookie({ status, headers, text }: Answer): string {
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`Signing in was answered with ${status}: ${text}`);
  return cookie;
}
