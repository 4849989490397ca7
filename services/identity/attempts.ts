import type { Limit } from '../kit/limits/attempts.ts';

/** Failed sign-ins: of one account, and of one address that tries many. */
export function signInLimits(login: string, source: string | undefined): { account: Limit; all: Limit[] } {
  const account = { key: `sign-in ${login.toLowerCase()}`, most: 10, minutes: 15 };
  const bySource = source ? [{ key: `sign-in from ${source}`, most: 100, minutes: 15 }] : [];
  return { account, all: [account, ...bySource] };
}

/** Mails asked for: to one address, and by one. */
export function resetLimits(email: string, source: string | undefined): Limit[] {
  const bySource = source ? [{ key: `reset from ${source}`, most: 30, minutes: 60 }] : [];
  return [{ key: `reset ${email.toLowerCase()}`, most: 5, minutes: 60 }, ...bySource];
}

/** Wrong current passwords of somebody who is signed in. */
export const confirmLimits = (userId: string): Limit[] => [{ key: `confirm ${userId}`, most: 10, minutes: 15 }];

/** Links that were not good: a token can not be guessed, but nobody needs to try on and on. */
export const ticketLimits = (source: string | undefined): Limit[] =>
  source ? [{ key: `ticket from ${source}`, most: 30, minutes: 60 }] : [];
