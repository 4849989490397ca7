import type { User } from '../../../../proto/permissions.ts';
import { api } from '../../api.ts';
import { errorMessage } from './error-message.ts';
import { messages } from '../messages/messages.ts';

/** Loading the user proves that the browser accepted the session cookie. */
export async function signIn(username: string, password: string): Promise<User> {
  await api('POST /user/login', { username, password });
  const { user } = await api('POST /user/me', {});
  if (!user) throw new Error(messages.core.cookieRefused);
  return user;
}

export const describeSignInError = (error: unknown): string =>
  errorMessage(error, (error instanceof Error && error.message) || undefined);
