import { defineRefusals } from './define-refusals.ts';

/** Visitors see these refusals, so every language has a text for each. */
export const formRefusals = defineRefusals('form', {
  notOffered: ['not-found', 'This form is no longer on the page. Reload the page, or contact us another way.'],
  invalidValues: ['invalid', 'Please check these fields: {fields}.'],
  required: ['invalid', 'Please fill in: {label}.'],
  choiceRequired: ['invalid', 'Please choose an option: {label}.'],
  consentRequired: ['invalid', 'Please agree before you send the form.'],
  invalidEmail: ['invalid', 'Please enter a complete email address, such as name@example.com.'],
  invalidPhone: ['invalid', 'Please enter a phone number, such as +61 2 5550 1234. It has 5 to 20 digits.'],
  invalidDate: ['invalid', 'Please enter a date, such as 2026-11-30.'],
  unknownOption: ['invalid', 'Please choose one of the options: {label}.'],
  tooLong: ['invalid', '{label} can have at most {max, number} characters.'],
});

export const leadRefusals = defineRefusals('leads', {
  notFound: ['not-found', 'This lead does not exist, or it has been deleted.'],
  notSuspicious: ['conflict', 'This lead is not marked as suspicious.'],
  nothingToRetry: ['conflict', 'This lead has no delivery that could be retried.'],
  httpsRequired: ['invalid', 'The webhook address must start with https://.'],
  settingsChanged: ['conflict', 'Someone else has changed these settings. Reload them, and make your change again.'],
});
