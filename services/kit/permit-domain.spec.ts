import type { Caller } from '../../proto/permissions.ts';
import { userFixture } from './testing/users.ts';
import { permitDomain } from './permit-domain.ts';

const at = (domainId: string, user: Caller['user'] = null): Caller => ({ user, stage: 'live', domainId });

test('a visitor is told of the domain whose host they asked, and of no other', () => {
  expect(() => permitDomain(at('tern'), 'tern')).not.toThrow();
  expect(() => permitDomain(at('tern'), 'careers')).toThrow('The domain careers is not answered here.');
});

test('somebody who is signed in may name any', () => {
  expect(() => permitDomain(at('tern', userFixture()), 'careers')).not.toThrow();
});
