import type { Answer } from './http-request.ts';

/** The cookie of a successful sign-in; throws what a refused one says. */
export function sessionCookie({ status, headers, text }: Answer): string {
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`Signing in was answered with ${status}: ${text}`);
  return cookie;
}
