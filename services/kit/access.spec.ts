import type { Problem } from '../../proto/errors.ts';
import type { Caller, Grant } from '../../proto/permissions.ts';
import { ifInDomain, requireAccess, requireCapability, requireDomain, requirePagePermission } from './access.ts';
import { userFixture } from './testing/users.ts';
import { requireConfirmed } from './withheld-rights.ts';

const caller = (user: Caller['user']): Caller => ({ user, stage: 'live', domainId: 'd1' });
const edith = (...grants: Grant[]) => caller(userFixture({ username: 'edith', roles: ['writers'], grants }));
const australia = { region: { _id: 'au', name: 'Australia' }, pageType: 'news' as const };

function refusal(act: () => void): Problem | undefined {
  try {
    act();
  } catch (thrown) {
    return thrown as Problem;
  }
}

describe('a caller without a permission', () => {
  test('is asked to sign in if anonymous', () => {
    expect(refusal(() => requireCapability(caller(null), 'navigation'))).toMatchObject({
      code: 'unauthenticated',
      message: 'Sign in first to change the navigation.',
    });
    expect(refusal(() => requirePagePermission(caller(null), 'edit', {}))?.message).toBe(
      'Sign in first to edit pages.',
    );
  });

  test.each<[Grant[], string]>([
    [[], 'You may not publish pages.'],
    [[{ capability: 'pages.publish', regionIds: ['nz'] }], 'You may not publish pages in Australia.'],
    [[{ capability: 'pages.publish', pageTypes: ['page'] }], 'You may not publish pages of this type.'],
  ])('with %j gets a message with the action and the scope', (grants, message) => {
    expect(refusal(() => requirePagePermission(edith(...grants), 'publish', australia))).toMatchObject({
      code: 'forbidden',
      message: message,
    });
  });

  test('gets a message if the document belongs to no region', () => {
    expect(
      refusal(() => requireCapability(edith({ capability: 'footer', regionIds: ['nz'] }), 'footer'))?.message,
    ).toBe('You may not change the footer of the whole site.');
  });

  test('gets a message about the roles of a page, but nothing about a page that they may not view', () => {
    const all = edith({ capability: 'pages.publish' });
    expect(refusal(() => requirePagePermission(all, 'publish', { publisherRoles: ['chiefs'] }))?.message).toBe(
      'Only people with one of its roles may publish this page.',
    );
    expect(refusal(() => requirePagePermission(all, 'publish', { viewerRoles: ['chiefs'] }))?.message).toBe(
      'This page is only for people with one of its roles.',
    );
  });
});

test('a caller with the capability for the scope may proceed', () => {
  const some = edith({ capability: 'pages.publish', regionIds: ['au'], pageTypes: ['news'] });
  expect(refusal(() => requirePagePermission(some, 'publish', australia))).toBeUndefined();
  expect(refusal(() => requireCapability(some, 'pages.publish', { regionId: 'au', pageType: 'news' }))).toBeUndefined();
});

describe('a caller whose rights are withheld until a second factor is confirmed', () => {
  const withheld = { roles: ['chiefs'], admin: false, grants: [{ capability: 'pages.publish' as const }] };
  const user = userFixture({ roles: [], grants: [], withheld, secondFactor: 'expired' });
  const page = { ...australia, viewerRoles: ['chiefs'] };

  test.each([
    ['the right', () => requireCapability(caller(user), 'pages.publish')],
    ['the right and the role', () => requirePagePermission(caller(user), 'publish', page)],
    ['a role', () => requireAccess({ kind: 'command', who: 'user' }, user)],
  ])('is asked to confirm it if only %s is missing', (_, act) => {
    expect(refusal(act)).toMatchObject({ code: 'second-factor', key: 'access.secondFactorExpired' });
  });

  test.each([
    ['another right', () => requireCapability(caller(user), 'media'), 'access.notAllowed'],
    ['the right for this page', () => requirePagePermission(caller(user), 'edit', page), 'access.notAllowed'],
    ['an administrator', () => requireAccess({ kind: 'command', who: 'admin' }, user), 'access.administratorsOnly'],
  ])('is refused if %s is missing too', (_, act, key) => {
    expect(refusal(act)).toMatchObject({ code: 'forbidden', key });
  });

  test('edits with a right that is withheld to publish only', () => {
    const grants = [{ capability: 'footer' as const }];
    const steward = userFixture({ grants, withheld: { ...withheld, grants }, secondFactor: 'expired' });
    const gate = { kind: 'command', who: 'user', needs: 'footer' } as const;
    expect(refusal(() => requireAccess(gate, steward))).toBeUndefined();
    expect(refusal(() => requireAccess({ ...gate, needsConfirmation: true }, steward))).toMatchObject({
      key: 'access.secondFactorExpired',
    });
  });

  test('publishes without it in a region for which another role gives the right', () => {
    const footer = { capability: 'footer' as const };
    const exempt = [{ ...footer, regionIds: ['nz'] }];
    const steward = userFixture({
      grants: [footer],
      withheld: { ...withheld, grants: [footer], exempt },
      secondFactor: 'expired',
    });
    const gate = { kind: 'command', who: 'user', needs: 'footer', needsConfirmation: true } as const;
    expect(refusal(() => requireAccess(gate, steward))).toBeUndefined();
    expect(refusal(() => requireConfirmed(steward, 'footer', { regionId: 'nz' }))).toBeUndefined();
    for (const scope of [{ regionId: 'au' }, {}])
      expect(refusal(() => requireConfirmed(steward, 'footer', scope))?.key).toBe('access.secondFactorExpired');
  });

  test('is asked to set it up if there is none', () => {
    const missing = { ...user, secondFactor: 'missing' as const };
    expect(refusal(() => requireAccess({ kind: 'command', who: 'user' }, missing))?.key).toBe(
      'access.secondFactorMissing',
    );
  });
});

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

test('an administrator who looks at the site as somebody else reads what that user may read, and sends no command', () => {
  const seen = userFixture({ username: 'mere', seenBy: { _id: 'root', username: 'root' } });
  expect(() => requireAccess({ kind: 'query', who: 'user' }, seen)).not.toThrow();
  for (const gate of [
    { kind: 'command', who: 'anyone' },
    { kind: 'query', who: 'account', needsSession: true },
  ] as const)
    expect(() => requireAccess(gate, seen)).toThrow(expect.objectContaining({ code: 'forbidden' }));
});
