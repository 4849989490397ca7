import { combineRoles, listUsernames, readGroups, requireVerifiedMail } from './provider-account.ts';
import type { StoredProvider } from './provider.ts';

const claims = (more: object) => ({ iss: 'https://id.example', sub: '1', ...more });
const provider = { name: 'Staff' } as StoredProvider;

test.each([
  [{ groups: ['a', 'b'] }, 'groups', ['a', 'b']],
  [{ groups: 'a' }, 'groups', ['a']],
  [{ groups: ['a', 1, null, { b: 1 }] }, 'groups', ['a']],
  [{ realm_access: { roles: ['a'] } }, 'realm_access.roles', ['a']],
  [{ 'https://site.example/groups': ['a'] }, 'https://site.example/groups', ['a']],
  [{ realm_access: null }, 'realm_access.roles', []],
  [{}, 'groups', []],
  [{}, '__proto__', []],
])('the groups of %j in %s are %j', (found, claim, groups) => {
  expect(readGroups(found, claim)).toEqual(groups);
});

test.each([
  ['roles given by hand stay', ['hand'], [], ['group'], ['hand', 'group'], ['group']],
  ['roles of lost groups are removed', ['hand', 'group'], ['group'], [], ['hand'], []],
  ['a role that was given by hand first stays when the group is lost', ['both'], [], ['both'], ['both'], []],
  ['a role that a group still gives stays', ['group'], ['group'], ['group'], ['group'], ['group']],
])('%s', (_, current, before, mapped, roles, given) => {
  expect(combineRoles(current, before, mapped)).toEqual({ roles, given });
});

test('a user is named as preferred, unless that looks like an address', () => {
  const names = (preferred: unknown) => listUsernames(claims({ preferred_username: preferred }), 'ada@example.org');
  expect(names('Ada')).toEqual(['ada', 'ada@example.org']);
  for (const other of ['boss@example.org', '', 7, undefined]) expect(names(other)).toEqual(['ada@example.org']);
});

test('an address counts if the provider says that it is verified', () => {
  const mail = (more: object) => () => requireVerifiedMail(claims(more), provider);
  expect(mail({ email: 'Ada@Example.org', email_verified: true })()).toBe('ada@example.org');
  for (const wrong of [
    { email: 'ada@example.org' },
    { email: 'ada@example.org', email_verified: 'true' },
    { email: 'ada@example.org', email_verified: false },
    { email: ['ada@example.org'], email_verified: true },
    { email: 'ada', email_verified: true },
    { email_verified: true },
  ])
    expect(mail(wrong)).toThrow('does not say that your email address is verified');
});
