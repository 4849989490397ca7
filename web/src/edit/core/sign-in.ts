import type { FactorProof, SecondFactorRequest } from '../../../../proto/entities/second-factor.ts';
import { ApiError, api } from '../../api.ts';
import { errorMessage } from './error-message.ts';
import { readPasskey } from './passkeys.ts';
import { messages } from '../messages/messages.ts';

/** Returns what the user has to prove in addition to the password, if anything. */
export async function signIn(username: string, password: string): Promise<SecondFactorRequest | undefined> {
  const { secondFactor } = await api('POST /user/login', { username, password });
  if (!secondFactor) await requireCookie();
  return secondFactor;
}

export async function confirmSignIn(ticket: string, proof: FactorProof): Promise<void> {
  await api('POST /user/confirmLogin', { ticket, proof });
  await requireCookie();
}

export async function signInWithPasskey(): Promise<void> {
  const { ticket, options } = await api('POST /user/startPasskeyLogin', {});
  await confirmSignIn(ticket, { kind: 'passkey', response: await readPasskey(options) });
}

/** Loading the user proves that the browser accepted the session cookie. */
async function requireCookie(): Promise<void> {
  const { user } = await api('POST /user/me', {});
  if (!user) throw new Error(messages.core.cookieRefused);
}

const OVER = 'identity.secondFactorOver';

/** Whether a step with a second factor has to begin again. */
export const isStepOver = (error: unknown): error is ApiError => error instanceof ApiError && error.key === OVER;

export const describeSignInError = (error: unknown): string =>
  errorMessage(error, (error instanceof Error && error.message) || undefined);
