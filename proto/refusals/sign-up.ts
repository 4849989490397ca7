import { defineRefusals } from './define-refusals.ts';

/** Shown to visitors: every language has a text for each of them. */
export const signUpRefusals = defineRefusals('sign-up', {
  listNotOffered: ['not-found', 'No page of this website offers that mailing list.'],
  notConnected: ['unavailable', 'Sign-up is not available yet, because no mailing list is connected.'],
  rejected: ['invalid', 'The mailing list did not accept these details. Check them, or use another address.'],
  unreachable: ['upstream', 'The mailing list cannot be reached right now. Try again later.'],
});
