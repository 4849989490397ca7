import type { Problem } from '../../proto/errors.ts';
import { identity } from '../../proto/identity.ts';
import type { Head } from '../kit/versioned/versioned.ts';
import {
  decideApplyRoles,
  decideChangeAccount,
  decideCreateRoot,
  decideDeactivate,
  decideInvite,
  decideReactivate,
  ROOT,
  toUserView,
  type UserContent,
  UserDocs,
} from './user.ts';

const byBoss = { _id: 'u9', username: 'boss' };
const edith: UserContent = { username: 'edith', email: 'edith@example.org', roles: ['writers'] };
const stored = { _id: 'u1', revision: 1, createdAt: '', updatedAt: '', published: false };
const head = (content: UserContent = edith): Head<UserContent> => ({
  _id: 'u1',
  revision: 1,
  draft: { ...content, ...stored },
  live: null,
});
const chiefs = { _id: 'chiefs', name: 'Chiefs', admin: true };
const writers = { _id: 'writers', name: 'Writers', admin: false };

function refusal(act: () => unknown): Problem {
  try {
    act();
  } catch (thrown) {
    return thrown as Problem;
  }
  throw new Error('It was not refused.');
}

describe('an invited user', () => {
  const newUser = { username: ' Edith ', email: 'Edith@Example.org', roles: ['writers', ROOT, 'writers'] };

  test('has each chosen role once, never root, and a username and email in lower case', () => {
    expect(decideInvite(newUser, [writers], 0).draft).toEqual({ ...edith, roles: ['writers'] });
    expect(refusal(() => decideInvite(newUser, [chiefs], 0)).code).toBe('invalid');
  });

  test('is refused when there are too many users', () => {
    expect(refusal(() => decideInvite(newUser, [writers], 5000)).message).toBe('There can be at most 5000 users.');
  });

  test('cannot take the username or email that another user signs in with', () => {
    expect(UserDocs.spec.claims?.(edith)).toEqual(['edith', 'edith@example.org', '~ edith']);
    expect(UserDocs.spec.claims?.({ ...edith, username: edith.email })).toContain('edith@example.org');
    expect(UserDocs.spec.taken?.('edith', 'u9')).toMatchObject({ code: 'conflict' });
  });
});

describe('a username', () => {
  const invite = (username: string) => decideInvite({ username, email: 'x@example.org', roles: [] }, [], 0);
  const lookOf = (username: string) => UserDocs.spec.claims?.({ ...edith, username }).at(-1);

  test.each([
    ['ＥＤＩＴＨ', 'edith'],
    ['edith  \u00a0jones', 'edith jones'],
    ['Zoe\u0308', 'zo\u00eb'],
    ['Ольга', 'ольга'],
    ['山田 たろう', '山田 たろう'],
    ['김 hana', null],
    ['jana.b@example.org', 'jana.b@example.org'],
  ])('is stored in one form: %s as %s', (typed, form) => {
    if (form === null) expect(refusal(() => invite(typed)).code).toBe('invalid');
    else expect(invite(typed).draft?.username).toBe(form);
  });

  test.each(['edi\u200bth', 'edi\u00adth', '\u202ehtide', 'edi\nth', 'edi\u2028th', 'e\u3164d', '\ufdfa'.repeat(200)])(
    'is refused with invisible characters, and if it is too long in its stored form: %j',
    (typed) => expect(refusal(() => invite(typed))).toMatchObject({ key: 'identity.usernameUnclear' }),
  );

  test.each(['\u0435dith', 'edit\u04bb', 'ed\u03b9th', 'оλгα', '\u13aana'])(
    'is refused in mixed or rare scripts: %s',
    (typed) => expect(refusal(() => invite(typed))).toMatchObject({ key: 'identity.usernameScripts' }),
  );

  test.each(['root', 'Admin', 'ROOT', 'r00t', 'ａｄｍｉｎ', 'adrnin', 'adm\u0131n', 'administrator', 'system'])(
    'is refused if it looks like a reserved one: %s',
    (typed) => expect(refusal(() => invite(typed))).toMatchObject({ key: 'identity.usernameReserved' }),
  );

  test.each([
    ['edith', '\u0435dith'],
    ['edith', 'edi\u200bth'],
    ['coco', 'сосо'],
    ['jim', 'jirn'],
    ['anna.lee', 'anna.1ee'],
  ])('cannot look like that of another user: %s and %s', (one, other) => {
    expect(lookOf(other)).toBe(lookOf(one));
    expect(UserDocs.spec.taken?.(lookOf(one)!, 'u9')).toMatchObject({ code: 'conflict', key: 'identity.lookTaken' });
  });

  test('may differ from another one in an accent or a sign', () => {
    expect(new Set(['zoe', 'zoë', 'zo.e', 'zo-e', 'зоя'].map(lookOf)).size).toBe(5);
  });

  test('of an earlier release stays when only the email changes, and root may have a reserved one', () => {
    const old = { ...edith, username: '\u0430dmin' };
    expect(decideChangeAccount(head(old), 'u1', { email: 'e@example.org' }).draft?.username).toBe(old.username);
    expect(refusal(() => decideChangeAccount(head(old), 'u1', { username: 'admin' })).code).toBe('invalid');
    expect(decideChangeAccount(head(), ROOT, { username: 'Admin' }).draft?.username).toBe('admin');
    expect(decideCreateRoot(null, { username: 'admin', email: 'b@example.org' })?.draft?.username).toBe('admin');
  });
});

test.each([
  'Info@M\u00fcller.example',
  'info@mu\u0308ller.example',
  'info@xn--mller-kva.example',
  'in\u00adfo@m\u00fcller.example',
])('the email address %s is compared in one form', (email) => {
  const { draft } = decideInvite({ username: 'edith', email, roles: [] }, [], 0);
  expect(draft?.email).toBe('info@m\u00fcller.example');
});

describe('the root user', () => {
  test('is created once', () => {
    expect(decideCreateRoot(null, { username: 'boss', email: 'b@example.org' })?.draft?.roles).toEqual([ROOT]);
    expect(decideCreateRoot(head(), { username: 'other', email: 'o@example.org' })).toBeNull();
  });

  test('keeps its rights whatever roles are applied', () => {
    const decision = decideApplyRoles(head({ ...edith, roles: [ROOT] }), { _id: ROOT }, ['writers'], [writers]);
    expect(decision.draft?.roles).toEqual([ROOT, 'writers']);
  });

  test('is one user: an imported one with its role has no rights of it', () => {
    const imported = { ...edith, _id: 'u1', roles: [ROOT, 'writers'] };
    expect(toUserView(imported, [writers])).toMatchObject({ admin: false, roles: ['writers'] });
    expect(toUserView({ ...imported, _id: ROOT }, [writers])).toMatchObject({ admin: true, roles: [ROOT, 'writers'] });
  });
});

describe('applying roles', () => {
  test('replaces the previous ones, each once', () => {
    expect(decideApplyRoles(head(), { _id: 'u1' }, ['chiefs', 'chiefs'], [chiefs]).draft?.roles).toEqual(['chiefs']);
  });

  test('never grants root', () => {
    expect(decideApplyRoles(head(), { _id: 'u1' }, [ROOT], []).draft?.roles).toEqual([]);
  });

  test('refuses roles that do not exist, and names them', () => {
    expect(refusal(() => decideApplyRoles(head(), { _id: 'u1' }, ['ghosts'], []))).toMatchObject({
      code: 'invalid',
      details: { roles: ['ghosts'] },
    });
  });

  test('is refused if the user has changed since they were chosen', () => {
    const choose = (revision: number) => decideApplyRoles(head(), { _id: 'u1', revision }, ['chiefs'], [chiefs]);
    expect(choose(1).action).toBe('apply-roles');
    expect(refusal(() => choose(0))).toMatchObject({ code: 'conflict', details: { revision: 1 } });
  });

  test('publishes an event for cached sessions', () => {
    const facts = decideApplyRoles(head(), { _id: 'u1' }, [], []).facts?.({ draft: null, live: null, by: byBoss });
    expect(facts).toEqual([{ event: identity.events.changed, data: { userId: 'u1', sessionId: null } }]);
  });

  test('to an unknown user is not found', () => {
    expect(refusal(() => decideApplyRoles(null, { _id: 'u1' }, [], [])).code).toBe('not-found');
  });
});

describe('the rights of a user', () => {
  test('come from roles that still exist', () => {
    const held = { ...edith, _id: 'u1', roles: ['writers', 'deleted'] };
    expect(toUserView(held, [writers, chiefs])).toMatchObject({ roles: ['writers'], admin: false });
  });

  test('are complete with an admin role, or as root', () => {
    expect(toUserView({ ...edith, _id: 'u1', roles: ['chiefs'] }, [chiefs]).admin).toBe(true);
    expect(toUserView({ ...edith, _id: 'root', roles: [ROOT] }, [])).toMatchObject({ roles: [ROOT], admin: true });
  });
});

describe('deactivating a user', () => {
  const deactivated = head({ ...edith, deactivated: true });

  test('keeps name and roles, publishes an event for cached sessions, and can be undone', () => {
    const decision = decideDeactivate(head(), 'u1', 'boss');
    expect(decision?.draft).toEqual({ ...edith, deactivated: true });
    expect(decision?.facts?.({ draft: null, live: null, by: byBoss })).toEqual([
      { event: identity.events.changed, data: { userId: 'u1', sessionId: null } },
    ]);
    expect(decideReactivate(deactivated, 'u1')?.draft).toEqual(edith);
    expect([decideDeactivate(deactivated, 'u1', 'boss'), decideReactivate(head(), 'u1')]).toEqual([null, null]);
  });

  test('is refused for root and for oneself', () => {
    expect(refusal(() => decideDeactivate(head({ ...edith, roles: [ROOT] }), ROOT, 'boss')).code).toBe('forbidden');
    expect(refusal(() => decideDeactivate(head(), 'u1', 'u1')).code).toBe('forbidden');
  });

  test('survives a change of roles, and prevents changes of the own account', () => {
    expect(decideApplyRoles(deactivated, { _id: 'u1' }, [], []).draft?.deactivated).toBe(true);
    expect(refusal(() => decideChangeAccount(deactivated, 'u1', { username: 'ed' })).code).toBe('unauthenticated');
  });
});
