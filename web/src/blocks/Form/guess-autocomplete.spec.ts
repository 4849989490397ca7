import { guessAutocomplete } from './guess-autocomplete.ts';

test.each([
  ['Name', 'name'],
  ['Your name: *', 'name'],
  ['Country: (optional)', 'country-name'],
  ['First name', 'given-name'],
  ['Surname', 'family-name'],
  ['Company', 'organization'],
  ['Company name', 'organization'],
  ['Firma', 'organization'],
  ['Job title', 'organization-title'],
  ['Postcode', 'postal-code'],
  ['PLZ', 'postal-code'],
  ['Town', 'address-level2'],
  ['Street address', 'street-address'],
  ['Country', 'country-name'],
  ['Name of your dog', ''],
  ['What does your company do?', ''],
  ['Topic', ''],
])('a browser fills in a field with the label %j by %s', (label, token) =>
  expect(guessAutocomplete(label)).toBe(token),
);
