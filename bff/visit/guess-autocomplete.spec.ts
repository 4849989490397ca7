import type { Page } from '../../proto/entities/page.ts';
import { guessAutocomplete, guessAutocompletes } from './guess-autocomplete.ts';

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

test('single-line texts of nested forms get a token, unless the editor has chosen one', () => {
  const field = (kind: string, autocomplete = '') => ({
    key: kind + autocomplete,
    kind,
    label: 'Company',
    autocomplete,
  });
  const fields = [field('text'), field('text', 'off'), field('longText')];
  const form = { componentType: 'Form', key: 'f1', fields };
  const page = { contents: [{ componentType: 'SplitContent', key: 's1', left: [form] }] } as unknown as Page;
  const tokens = JSON.stringify(guessAutocompletes(page)).match(/(?<="autocomplete":")[^"]*/g);
  expect(tokens).toEqual(['organization', 'off', '']);
  expect(fields[0]!.autocomplete).toBe('');
});
