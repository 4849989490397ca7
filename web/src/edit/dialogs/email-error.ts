import { messages } from '../messages/messages.ts';

const t = messages.signIn;

/** Deliberately loose, because the server validates the address. */
export function emailError(email: string): string {
  if (email.trim() === '') return t.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? '' : t.emailInvalid;
}
