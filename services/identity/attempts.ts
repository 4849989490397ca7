import type { Limit } from '../kit/limits/attempts.ts';

export interface SignInAttempt {
  /** What was typed: a username or an email. */
  login: string;
  /** Absent when no active user has that login. */
  userId?: string;
  /** The session by which this device has shown that the same user signed in on it before. */
  knownDevice?: string;
  source?: string;
}

export interface SignInLimits {
  account: Limit;
  bySource: Limit[];
}

/**
 * Failed sign-ins count for the person, whether username or email was typed, and for the address. A device on which the person
 * has signed in before counts by itself, so that the failures of others never lock it out.
 */
export function signInLimits({ login, userId, knownDevice, source }: SignInAttempt): SignInLimits {
  if (userId && knownDevice) return { account: lockoutLimit(`sign-in ${userId} on ${knownDevice}`), bySource: [] };
  return {
    account: unknownDeviceLimit(userId ?? login.toLowerCase()),
    bySource: source ? [{ key: `sign-in from ${source}`, most: 100, minutes: 15 }] : [],
  };
}

/** Failed sign-ins of one person on devices that are not known. */
export const unknownDeviceLimit = (userId: string): Limit => lockoutLimit(`sign-in ${userId}`);

/** Requests for a reset mail, per requester, so that one cannot exhaust the limit of another. */
export function resetLimits(email: string, source: string | undefined): Limit[] {
  const bySource = source ? [{ key: `reset from ${source}`, most: 30, minutes: 60 }] : [];
  return [{ key: `reset ${email.toLowerCase()} from ${source ?? 'unknown'}`, most: 5, minutes: 60 }, ...bySource];
}

/** Reset mails to one person, from any requester. Its lock lasts as long as the link in the last mail works. */
export const resetMailLimit = (userId: string): Limit => ({ key: `reset mails ${userId}`, most: 10, minutes: 60 });

/** Wrong current passwords of a signed-in user. */
export const confirmLimit = (userId: string): Limit => lockoutLimit(`confirm ${userId}`);

/** Links that were not good: a token can not be guessed, but nobody needs to try on and on. */
export const ticketLimits = (source: string | undefined): Limit[] =>
  source ? [{ key: `ticket from ${source}`, most: 30, minutes: 60 }] : [];

const lockoutLimit = (key: string): Limit => ({ key, most: 10, minutes: 15 });
