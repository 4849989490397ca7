import { until } from '../../services/kit/testing/until.ts';
import type { Answer } from './http-request.ts';

/** Returns the cookie of a successful sign-in. Throws the response of a refused one. */
export async function sessionCookie(signIn: () => Promise<Answer>): Promise<string> {
  let answer = await signIn();
  // On a busy machine, the hash of the password may take longer than the call may last.
  await until(async () => answer.status !== 503 || (answer = await signIn()).status !== 503);
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0];
  if (answer.status !== 200 || !cookie)
    throw new Error(`Signing in was answered with ${answer.status}: ${answer.text}`);
  return cookie;
}
