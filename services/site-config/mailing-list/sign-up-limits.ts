import type { Limit } from '../../kit/limits/attempts.ts';

/** Sign-ups: of one address, which gets a letter for each, and from one place, where a whole office may sit. */
export function signUpLimits(email: string, source: string | undefined): Limit[] {
  const bySource = source ? [{ key: `sign-up from ${source}`, most: 20, minutes: 60 }] : [];
  return [{ key: `sign-up ${email.toLowerCase()}`, most: 5, minutes: 60 }, ...bySource];
}
