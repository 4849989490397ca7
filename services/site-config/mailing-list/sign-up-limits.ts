import type { Limit } from '../../kit/limits/attempts.ts';

/** Per email address, and per client address, which a whole office may share. */
export function signUpLimits(email: string, source: string | undefined): Limit[] {
  const bySource = source ? [{ key: `sign-up from ${source}`, most: 20, minutes: 60 }] : [];
  return [{ key: `sign-up ${email.toLowerCase()}`, most: 5, minutes: 60 }, ...bySource];
}
