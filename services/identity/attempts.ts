import type { Limit } from '../kit/limits/limits.ts';
import { normalizeEmail, normalizeUsername } from './names.ts';

interface SignInAttempt {
  login: string;
  userId?: string;
  knownDevice?: string;
  source?: string;
}

interface SignInLimits {
  account: Limit;
  bySource: Limit[];
}

/** Failures on a known device count separately, so that other people's failures never lock it out. */
export function signInLimits({ login, userId, knownDevice, source }: SignInAttempt): SignInLimits {
  if (userId && knownDevice) return { account: lockoutLimit(`sign-in ${userId} on ${knownDevice}`), bySource: [] };
  return {
    account: unknownDeviceLimit(userId ?? normalizeUsername(login)),
    bySource: source ? [{ key: `sign-in from ${source}`, most: 100, minutes: 15 }] : [],
  };
}

export const unknownDeviceLimit = (userId: string): Limit => lockoutLimit(`sign-in ${userId}`);

export function resetLimits(email: string, source: string | undefined): Limit[] {
  const bySource = source ? [{ key: `reset from ${source}`, most: 30, minutes: 60 }] : [];
  return [{ key: `reset ${normalizeEmail(email)} from ${source ?? 'unknown'}`, most: 5, minutes: 60 }, ...bySource];
}

/** Limits mails with a link for a password, whether the user or an administrator asks for them. */
export const mailLimit = (userId: string): Limit => ({ key: `reset mails ${userId}`, most: 10, minutes: 60 });

export const confirmLimit = (userId: string): Limit => lockoutLimit(`confirm ${userId}`);

/** Codes have six digits, so that attempts that stay below the other limits for months could find one. */
export const appCodeLimit = (userId: string): Limit => ({ key: `app code ${userId}`, most: 50, minutes: 24 * 60 });

export const ticketLimits = (source: string | undefined): Limit[] =>
  source ? [{ key: `ticket from ${source}`, most: 30, minutes: 60 }] : [];

export const providerLimits = (providerId: string, source: string | undefined): Limit[] =>
  source ? [{ key: `provider ${providerId} from ${source}`, most: 200, minutes: 15 }] : [];

export const passkeyLimits = (source: string | undefined): Limit[] =>
  source ? [{ key: `passkey from ${source}`, most: 200, minutes: 15 }] : [];

export const handOffLimits = (source: string | undefined): Limit[] =>
  source ? [{ key: `hand-off from ${source}`, most: 100, minutes: 15 }] : [];

const lockoutLimit = (key: string): Limit => ({ key, most: 10, minutes: 15 });
