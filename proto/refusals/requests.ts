import { defineRefusals } from './define-refusals.ts';

export const requestRefusals = defineRefusals('requests', {
  invalidInput: ['invalid', '{message}'],
  invalidUnicode: ['invalid', '{field} contains a character that is not valid Unicode. Please type that text again.'],
  tooManyAttempts: ['too-many', 'Too many attempts. Try again in {minutes, number} minutes.'],
  tooLarge: ['too-large', 'This is too large for one request. Send less at once.'],
  tooManyRequests: ['unavailable', 'Too many people are asking at once. Please try again in a moment.'],
  tooManyChecks: ['unavailable', 'Too much is being checked at once. Please try again in a moment.'],
  serviceUnavailable: ['unavailable', 'The {service} service is not available. Please try again in a moment.'],
  tooLate: ['unavailable', 'The answer would come too late. Please try again in a moment.'],
  serviceTimedOut: ['unavailable', 'The {service} service did not answer in time. Please try again in a moment.'],
});
