import type { SignInChecks } from './provider-client.ts';

export const SIGN_IN = 'sign-in';
export const TRIAL = 'trial';
export const LOGOUT = 'logout';

export const TICKET_SECONDS = 10 * 60;

/** Data of a sign-in that identity stores until the provider answers. The browser has its secret. */
export interface ProviderTicket extends SignInChecks {
  providerId: string;
  redirectUri: string;
  returnTo: string;
  /** Name under which the result of a trial is stored; absent for a sign-in. */
  trial?: string;
}

/** Only the administrator who tries a sign-in can read its result. */
export const nameTrial = (trial: string, userId: string): string => `${userId} ${trial}`;
