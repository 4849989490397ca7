import { isEmail } from '../../../../proto/contact-values.ts';
import { messages } from '../messages/messages.ts';

const t = messages.signIn;

export function emailError(email: string): string {
  if (email.trim() === '') return t.emailMissing;
  return isEmail(email.trim()) ? '' : t.emailInvalid;
}
