import { getMessages } from '../../messages/catalogues.ts';
import { readFormValues, toMergeTag, validateFormValues } from './use-sign-up.ts';

const firstName = { key: 'f1', id: 'fname', name: 'First name', required: false };
const company = { key: 'f2', id: 'COMPANY', name: 'Company', required: true };
const nonsense = { key: 'f3', id: 'first name', name: 'First name', required: true };
const fields = [firstName, company, nonsense];

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}
const wrong = (entries: Record<string, string>) =>
  validateFormValues(readFormValues(form(entries), fields), fields, getMessages('en').form);

test('values are sent by merge tag, without empty ones', () => {
  expect(readFormValues(form({ email: ' edith@example.org ', f1: ' Edith', f2: ' ', f3: 'x' }), fields)).toEqual({
    email: 'edith@example.org',
    values: { FNAME: 'Edith' },
    website: '',
  });
});

test('a merge tag is upper case, and an invalid one is ignored', () => {
  expect([firstName, company, nonsense, { id: '' }, { id: 'TOOLONGTAGS' }].map(toMergeTag)).toEqual([
    'FNAME',
    'COMPANY',
    '',
    '',
    '',
  ]);
});

test.each(['edith', 'edith@', 'edith@example', 'edith at example.org', 'edith@example.', 'a@b.org, c@d.org'])(
  '%s is not a complete address',
  (email) => {
    expect(wrong({ email, f2: 'x' })).toEqual({ email: expect.stringContaining('name@example.com') });
  },
);

test.each(['edith@example.org', 'edith.o-hara+letters@mail.example.co.uk', "o'hara@example.museum"])(
  '%s is an address',
  (email) => {
    expect(wrong({ email, f2: 'x' })).toEqual({});
  },
);

test('missing required fields are named', () => {
  expect(wrong({})).toEqual({ email: 'Please enter your email address.', f2: 'Please fill in: Company.' });
});
