import type { Limit } from '../../kit/limits/limits.ts';

/** A whole office may share one client address. */
export function signUpLimits(email: string, source: string | undefined): Limit[] {
  const bySource = source ? [{ key: `sign-up from ${source}`, most: 20, minutes: 60 }] : [];
  return [{ key: `sign-up ${email.toLowerCase()}`, most: 5, minutes: 60 }, ...bySource];
}
