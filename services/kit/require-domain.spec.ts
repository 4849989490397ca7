import type { Caller } from '../../proto/permissions.ts';
import { userFixture } from './testing/users.ts';
import { ifInDomain, requireDomain } from './require-domain.ts';

const at = (domainId: string, user: Caller['user'] = null): Caller => ({ user, stage: 'live', domainId });

test.each([
  ['a visitor', null],
  ['an editor', userFixture()],
  ['an administrator', userFixture({ admin: true })],
])('%s gets documents of the domain of the request only', (_, user) => {
  expect(() => requireDomain(at('tern', user), 'tern')).not.toThrow();
  expect(() => requireDomain(at('tern', user), 'careers')).toThrow('The domain careers is not served here.');
});

test('a document of another domain does not exist', () => {
  const head = { draft: { domainId: 'careers' } };
  expect(ifInDomain(head, at('careers'))).toBe(head);
  expect(ifInDomain(head, at('tern'))).toBeNull();
  expect(ifInDomain(null, at('tern'))).toBeNull();
});
