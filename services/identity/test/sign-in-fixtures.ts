import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import type { ProviderSettings } from '../../../proto/entities/provider.ts';
import type { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import type { Stack } from '../../kit/testing/stack.ts';
import { type Answer, settingsFor, type TestProvider } from '../../kit/testing/test-provider.ts';

const { calls } = identity;

export const ORIGIN = 'http://localhost';

export const redirectsToSite = (uri: string): boolean => /^http:\/\/localhost\/api\/sign-in\/[\w-]+\/return$/.test(uri);

export function saveProvider(stack: Stack, provider: TestProvider, settings: Partial<ProviderSettings> = {}) {
  const saved = { ...settingsFor(provider), ...settings };
  return stack.call(calls.saveProvider, { provider: saved }, { as: stack.users.admin });
}

export const start = (stack: Stack, providerId: string) =>
  stack.call(calls.startSignIn, { providerId, origin: ORIGIN, returnTo: '/about' });

export const finish = (stack: Stack, input: { providerId: string; ticket: string; answer: string }) =>
  stack.call(calls.finishSignIn, input);

/** Signs in as a browser would, and returns the token of the session. */
export async function signIn(stack: Stack, provider: TestProvider, providerId: string): Promise<string> {
  const { url, ticket } = await start(stack, providerId);
  const { token } = await finish(stack, { providerId, ticket, answer: await provider.visit(url) });
  return token!;
}

/** Resolves to the key of the refusal. */
export const refusalOf = (result: Promise<unknown>): Promise<string> =>
  result.then(
    () => 'accepted',
    ({ key, message }: Problem) => key ?? message,
  );

/** Changes the claims of the token in an answer and signs it again, with the key of the provider by default. */
export async function resign(
  provider: TestProvider,
  answer: Answer,
  change: (claims: JWTPayload) => JWTPayload,
  { alg = 'RS256', kid = 'first', key = provider.key.private as CryptoKey | Uint8Array } = {},
): Promise<Answer> {
  const body = JSON.parse(answer.body) as { id_token: string };
  const claims = change(decodeJwt(body.id_token));
  const id_token = await new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
  return { ...answer, body: JSON.stringify({ ...body, id_token }) };
}
